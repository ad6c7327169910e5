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
import { CustomerBadge } from './CustomerBadge.tsx';
import { PersonBlock } from './CustomerBlock.tsx';
import styles from './CustomerPage.module.css';
import { PersonChange, PersonLeaves } from './PersonChange.tsx';

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
      {page.may.change && page.customer.status === 'active' && (
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
  const home = `${officeRooms.customers.path}/${customer.id}`;
  const isOpen = customer.status === 'active' && person.status !== 'blocked';
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {person.name} <span className={styles.soft}>{roleNames[person.role]}</span>{' '}
        <CustomerBadge status={person.status} />
      </h3>
      <p className={styles.lines}>{reachedBy(person)}</p>
      <p className={styles.soft}>{known(person)}</p>
      {person.blockedReason !== '' && <p>{texts.because(person.blockedReason)}</p>}
      <div className={styles.actions}>
        {may.workFor && isOpen && (
          <ButtonForm action={`${home}/namens`} csrfToken={csrfToken}>
            <input type="hidden" name="person" value={person.id} />
            <Button type="submit">{behalfTexts.begin(person.name)}</Button>
          </ButtonForm>
        )}
        {may.change && <PersonChange home={home} person={person} csrfToken={csrfToken} />}
      </div>
      <div className={styles.asks}>
        {may.change && isLastOwner(person, customer.persons) && (
          <p className={styles.soft}>{texts.lastOwner(person.name)}</p>
        )}
        {may.change && !isLastOwner(person, customer.persons) && (
          <PersonLeaves home={home} person={person} csrfToken={csrfToken} />
        )}
        {may.change && <PersonBlock page={page} person={person} csrfToken={csrfToken} />}
        {may.resetSecondFactor && person.secondFactor && (
          <Ask label={texts.resetSecondFactor(person.name)} note={texts.resetNote}>
            <ButtonForm action={`${home}/tweede-stap`} csrfToken={csrfToken}>
              <input type="hidden" name="person" value={person.id} />
              <Button type="submit">{texts.confirmReset}</Button>
            </ButtonForm>
          </Ask>
        )}
      </div>
    </li>
  );
}

// Who leaves must leave somebody who can let others in: not while invited, and not while blocked.
function isLastOwner({ id }: CustomerPersonData, persons: readonly CustomerPersonData[]): boolean {
  const owners = persons.filter(({ role, status }) => role === 'company_owner' && status === 'active');
  return owners.length === 1 && owners[0]?.id === id;
}

function reachedBy({ email, phone }: CustomerPersonData): string {
  return [email, phone].filter((part) => part !== '').join(' · ');
}

function known(person: CustomerPersonData): string {
  return [
    texts.measuresIn(unitNames[person.unit], measureNames[person.measures]),
    lastSeen(person),
    texts.secondFactor(person.secondFactor),
  ].join(' · ');
}

function lastSeen({ lastSeenAt, status, invitedUntil }: CustomerPersonData): string {
  if (lastSeenAt !== null) return texts.lastSeen(formatDateTime(new Date(lastSeenAt)));
  if (status !== 'invited') return texts.never;
  return invitedUntil === null
    ? texts.invitationOver
    : texts.invitedUntil(formatDateTime(new Date(invitedUntil)));
}
