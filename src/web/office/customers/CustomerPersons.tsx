import type { CustomerPersonData, OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { roleNames } from '#text/account/roles.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { behalfTexts } from '#text/staff/behalf.ts';
import { measureNames, customerTexts as texts, unitNames } from '#text/staff/customers.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { Facts } from '../frame/Parts.tsx';
import { CustomerBadge } from './CustomerBadge.tsx';
import { PersonBlock } from './CustomerBlock.tsx';
import styles from './CustomerPage.module.css';
import { PersonChange } from './PersonChange.tsx';

type Props = { readonly page: OfficeCustomerPage; readonly csrfToken: string };

export function CustomerPersons({ page, csrfToken }: Props) {
  const { persons } = page.customer;
  return (
    <Section title={texts.persons}>
      {persons.length === 0 ? (
        <p>{texts.noPersons}</p>
      ) : (
        <ul>
          {persons.map((person) => (
            <Person key={person.id} person={person} page={page} csrfToken={csrfToken} />
          ))}
        </ul>
      )}
      {page.may.change && (
        <p>
          <ButtonLink href={`${officeRooms.customers.path}/${page.customer.id}/mensen/nieuw`}>
            {texts.invite}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

type PersonProps = Props & { readonly person: CustomerPersonData };

function Person({ person, page, csrfToken }: PersonProps) {
  const { customer, may } = page;
  const isOpen = customer.status === 'active' && person.status !== 'blocked';
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {person.name} <span className={styles.soft}>{roleNames[person.role]}</span>{' '}
        <CustomerBadge status={person.status} />
      </h3>
      <Facts
        facts={[
          [texts.person.email, person.email],
          ...(person.phone === '' ? [] : [[texts.person.phone, person.phone] as const]),
          [texts.measuring, `${unitNames[person.unit]}, ${measureNames[person.measures]}`],
          [texts.person.lastSeen, lastSeen(person)],
          [texts.person.secondFactor, texts.secondFactor(person.secondFactor)],
        ]}
      />
      {person.blockedReason !== '' && <p>{texts.because(person.blockedReason)}</p>}
      <div className={styles.actions}>
        {may.workFor && isOpen && (
          <ButtonForm action={`${officeRooms.customers.path}/${customer.id}/namens`} csrfToken={csrfToken}>
            <input type="hidden" name="person" value={person.id} />
            <Button type="submit">{behalfTexts.begin(person.name)}</Button>
          </ButtonForm>
        )}
        {may.resetSecondFactor && person.secondFactor && (
          <Ask label={texts.resetSecondFactor(person.name)} note={texts.resetNote}>
            <ButtonForm
              action={`${officeRooms.customers.path}/${customer.id}/tweede-stap`}
              csrfToken={csrfToken}
            >
              <input type="hidden" name="person" value={person.id} />
              <Button type="submit">{texts.confirmReset}</Button>
            </ButtonForm>
          </Ask>
        )}
        {may.change && (
          <>
            <PersonChange customerId={customer.id} person={person} csrfToken={csrfToken} />
            <PersonBlock customerId={customer.id} person={person} csrfToken={csrfToken} />
          </>
        )}
      </div>
    </li>
  );
}

function lastSeen({ lastSeenAt, status, invitedUntil }: CustomerPersonData): string {
  if (lastSeenAt !== null) return formatDateTime(new Date(lastSeenAt));
  if (status !== 'invited') return texts.never;
  return invitedUntil === null
    ? texts.invitationOver
    : texts.invitedUntil(formatDateTime(new Date(invitedUntil)));
}
