import { demoOutcomes, demoWebhooks, type DemoPaymentPage as Page } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { methodNames, demoPaymentTexts as texts } from '#text/ordering/payment.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { Message } from '../ui/Message.tsx';
import styles from './PaymentPage.module.css';
import summary from './PaymentSummary.module.css';

type Props = { readonly page: Page; readonly csrfToken: string };

export function DemoPaymentPage({ page, csrfToken }: Props) {
  const isUndecided = page.status === 'open' || page.status === 'pending';
  const facts = [
    [texts.description, page.description],
    [texts.amount, formatEuro(cents(page.amountCents))],
    ...(page.method === null ? [] : [[texts.method, methodNames[page.method]] as const]),
    [texts.status, texts.statuses[page.status]],
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <Message kind="info">{texts.notice}</Message>
      <dl className={summary.summary}>
        {facts.map(([label, value]) => (
          <div key={label} className={summary.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isUndecided && <Outcome page={page} csrfToken={csrfToken} />}
      {(page.canRefund || page.canChargeBack || page.canReverse) && (
        <Afterwards page={page} csrfToken={csrfToken} />
      )}
      {!isUndecided && (
        <div className={styles.ways}>
          <ButtonLink kind="move" href={page.redirectUrl}>
            {texts.backToShop}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Outcome({ page, csrfToken }: Props) {
  return (
    <form method="post" action={`/demo/mollie/${page.id}`} className={styles.form}>
      <input type="hidden" name="_token" value={csrfToken} />
      <ChoiceGroup legend={texts.webhook}>
        {demoWebhooks.map((mode) => (
          <Choice
            key={mode}
            type="radio"
            name="webhook"
            value={mode}
            defaultChecked={mode === 'before'}
            label={texts.webhooks[mode]}
          />
        ))}
      </ChoiceGroup>
      <h2>{texts.outcome}</h2>
      <div className={styles.ways}>
        {demoOutcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            kind={outcome === 'paid' ? 'order' : 'quiet'}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </form>
  );
}

function Afterwards({ page, csrfToken }: Props) {
  return (
    <form method="post" action={`/demo/mollie/${page.id}/afterwards`} className={styles.form}>
      <input type="hidden" name="_token" value={csrfToken} />
      <h2>{texts.afterwards}</h2>
      <div className={styles.ways}>
        {page.canRefund && (
          <Button type="submit" name="action" value="refund">
            {texts.refund}
          </Button>
        )}
        {page.canChargeBack && (
          <Button type="submit" name="action" value="charge-back">
            {texts.chargeBack}
          </Button>
        )}
        {page.canReverse && (
          <Button type="submit" name="action" value="reverse">
            {texts.reverse}
          </Button>
        )}
      </div>
    </form>
  );
}
