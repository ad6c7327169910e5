import { type CheckoutOnAccount, onAccount as value } from '#contract/checkout-page.ts';
import { companyInvoicesPath } from '#contract/invoices-page.ts';
import { onAccountName, onAccountTexts as texts } from '#text/ordering/on-account.ts';
import { MethodChoice } from '../forms/MethodChoice.tsx';
import styles from './OnAccountChoice.module.css';

type Props = {
  readonly id: string | undefined;
  readonly onAccount: CheckoutOnAccount;
  readonly isChosen: boolean;
};

/** R12.2: shown also where it cannot be chosen, with what is in the way and a way out. */
export function OnAccountChoice({ id, onAccount, isChosen }: Props) {
  const { hindrance } = onAccount;
  const isDisabled = hindrance !== null;
  return (
    <div>
      <MethodChoice
        id={id}
        method={null}
        label={onAccountName}
        value={value}
        hint={<Hint onAccount={onAccount} />}
        isDisabled={isDisabled}
        isChosen={isChosen && !isDisabled}
      />
      {hindrance?.kind === 'blocked' && hindrance.invoices.length > 0 && (
        <ul className={styles.invoices} aria-label={texts.open}>
          {hindrance.invoices.map(({ number, openCents, dueOn }) => (
            <li key={number}>{texts.invoice(number, openCents, dueOn)}</li>
          ))}
        </ul>
      )}
      {hindrance !== null && (
        <a className={styles.way} href={companyInvoicesPath}>
          {texts.toInvoices}
        </a>
      )}
    </div>
  );
}

function Hint({ onAccount: { termDays, roomCents, limitCents, hindrance } }: Pick<Props, 'onAccount'>) {
  switch (hindrance?.kind) {
    case 'over_limit':
      return texts.overLimit(hindrance.missingCents, limitCents);
    case 'blocked':
      return texts.blocked;
    default:
      return (
        <>
          {texts.term(termDays)} {texts.room(roomCents, limitCents)}
        </>
      );
  }
}
