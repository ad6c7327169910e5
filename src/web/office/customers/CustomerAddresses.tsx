import type { CustomerAddressData, OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import styles from './CustomerPage.module.css';

type Props = { readonly page: OfficeCustomerPage; readonly csrfToken: string };

/** Where things are delivered; the invoice address stands with the company. */
export function CustomerAddresses({ page: { customer, may }, csrfToken }: Props) {
  const deliveries = customer.addresses.filter(({ kind }) => kind === 'delivery');
  const home = `${officeRooms.customers.path}/${customer.id}/adressen`;
  return (
    <Section title={texts.addresses}>
      {deliveries.length === 0 ? (
        <p>{texts.noAddresses}</p>
      ) : (
        <ul>
          {deliveries.map((address) => (
            <li key={address.id} className={styles.row}>
              <p className={styles.lines}>{address.lines.join('\n')}</p>
              {address.isDefault && (
                <p>
                  <Badge kind="neutral">{texts.usual}</Badge>
                </p>
              )}
              {may.change && <Change address={address} home={home} csrfToken={csrfToken} />}
            </li>
          ))}
        </ul>
      )}
      {may.change && (
        <p>
          <ButtonLink href={`${home}/nieuw`}>{texts.addAddress}</ButtonLink>
        </p>
      )}
    </Section>
  );
}

type ChangeProps = {
  readonly address: CustomerAddressData;
  readonly home: string;
  readonly csrfToken: string;
};

function Change({ address: { id, lines }, home, csrfToken }: ChangeProps) {
  const [recipient = ''] = lines;
  return (
    <div className={styles.asks}>
      <ButtonLink href={`${home}/${id}`} aria-label={texts.changeOf(recipient)}>
        {texts.change}
      </ButtonLink>
      <Ask label={texts.removeAddress(recipient)} note={texts.removeAddressNote}>
        <ButtonForm action={`${home}/${id}/verwijderen`} csrfToken={csrfToken}>
          <Button type="submit">{texts.confirmRemove}</Button>
        </ButtonForm>
      </Ask>
    </div>
  );
}
