import type { AddressData } from '#contract/account-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { Actions, ButtonForm } from '../forms/Form.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly addresses: readonly AddressData[]; readonly csrfToken: string };

export function DeliveryAddresses({ addresses, csrfToken }: Props) {
  return (
    <Section title={accountTexts.addresses}>
      {addresses.length === 0 ? (
        <p>{accountTexts.noAddresses}</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <DeliveryAddress key={address.id} address={address} csrfToken={csrfToken} />
          ))}
        </ul>
      )}
      <Actions>
        <ButtonLink href="/account/adressen/nieuw">{accountTexts.addAddress}</ButtonLink>
      </Actions>
    </Section>
  );
}

type RowProps = { readonly address: AddressData; readonly csrfToken: string };

function DeliveryAddress({ address: { id, recipient, lines, isDefault }, csrfToken }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {recipient} {isDefault && <Badge kind="neutral">{accountTexts.defaultAddress}</Badge>}
        </p>
        <p className={styles.soft}>{lines.join(', ')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          href={`/account/adressen/${id}`}
          aria-label={accountTexts.ofAddress(accountTexts.editAddress, recipient)}
        >
          {accountTexts.editAddress}
        </ButtonLink>
        <ButtonForm action={`/account/adressen/${id}/verwijderen`} csrfToken={csrfToken}>
          <Button type="submit" aria-label={accountTexts.ofAddress(accountTexts.removeAddress, recipient)}>
            {accountTexts.removeAddress}
          </Button>
        </ButtonForm>
      </div>
    </li>
  );
}
