import type { FormState } from '#contract/form-state.ts';
import type { CustomerPersonData, OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { AskWhy } from '../frame/AskWhy.tsx';

type CompanyProps = { readonly page: OfficeCustomerPage; readonly csrfToken: string };

export function CompanyAccess({ page: { customer, may, block }, csrfToken }: CompanyProps) {
  const { id, blockedAt, blockedReason } = customer;
  return (
    <Section title={texts.access}>
      <p>{blockedAt === null ? texts.mayOrder : texts.blocked(formatDateTime(new Date(blockedAt)))}</p>
      {blockedReason !== '' && <p>{texts.because(blockedReason)}</p>}
      {may.change && (
        <Block
          customerId={id}
          personId={null}
          isBlocked={blockedAt !== null}
          csrfToken={csrfToken}
          form={block?.person === null ? block.form : null}
          block={texts.blockCompany}
          note={texts.blockCompanyNote}
          unblock={texts.unblockCompany}
        />
      )}
    </Section>
  );
}

type PersonProps = CompanyProps & { readonly person: CustomerPersonData };

export function PersonBlock({ page, person: { id, name, status }, csrfToken }: PersonProps) {
  return (
    <Block
      customerId={page.customer.id}
      personId={id}
      isBlocked={status === 'blocked'}
      csrfToken={csrfToken}
      form={page.block?.person === id ? page.block.form : null}
      block={texts.blockPerson(name)}
      note={texts.blockPersonNote}
      unblock={texts.unblockPerson(name)}
    />
  );
}

type BlockProps = {
  readonly customerId: number;
  // Null for the company.
  readonly personId: number | null;
  readonly isBlocked: boolean;
  readonly csrfToken: string;
  readonly form: FormState | null;
  readonly block: string;
  readonly note: string;
  readonly unblock: string;
};

function Block({ customerId, personId, isBlocked, csrfToken, form, block, note, unblock }: BlockProps) {
  const address = `${officeRooms.customers.path}/${customerId}`;
  const person = personId !== null && <input type="hidden" name="person" value={personId} />;
  if (isBlocked) {
    return (
      <ButtonForm action={`${address}/deblokkeren`} csrfToken={csrfToken}>
        {person}
        <Button type="submit">{unblock}</Button>
      </ButtonForm>
    );
  }
  return (
    <AskWhy
      label={block}
      note={note}
      action={`${address}/blokkeren`}
      csrfToken={csrfToken}
      reason={{ label: texts.reason, hint: texts.reasonHint }}
      confirm={texts.confirm}
      form={form}
    >
      {person}
    </AskWhy>
  );
}
