import { officeRooms } from '#contract/office/page.ts';
import type { OfficeRequestPage, RequestDetails } from '#contract/office/requests.ts';
import { maxExplanation } from '#domain/business/limits.ts';
import { fieldNames } from '#text/account/fields.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { requestsTexts as texts } from '#text/staff/requests.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { MeasuringFields, TermFields } from '../customers/TermFields.tsx';
import { Ask } from '../frame/Ask.tsx';
import { CustomerLink } from './Hints.tsx';

type Props = { readonly page: OfficeRequestPage; readonly csrfToken: string };

export function Approve({ page: { request, approval }, csrfToken }: Props) {
  const isRefused = request.status === 'refused';
  return (
    <Section title={texts.approveTitle} intro={isRefused ? texts.approveAfterRefusal : texts.approveIntro}>
      <FormMessages form={approval} />
      <Form action={`${officeRooms.requests.path}/${request.id}/goedkeuren`} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={request.status} />
        <TermFields form={approval} />
        <MeasuringFields form={approval} />
        <Actions>
          <Button kind="order" type="submit">
            {isRefused ? texts.approveAnyway : texts.approve}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}

export function Refuse({ page: { request, refusal }, csrfToken }: Props) {
  return (
    <Section title={texts.refuse}>
      <FormMessages form={refusal} />
      <Ask
        label={texts.refuseAsk}
        note={texts.refuseNote}
        isOpen={refusal.notice !== null || refusal.values['reason'] !== undefined}
      >
        <Form action={`${officeRooms.requests.path}/${request.id}/afwijzen`} csrfToken={csrfToken}>
          <input type="hidden" name="seen" value={request.status} />
          <TextAreaField
            id={fieldId('reason')}
            label={fieldNames.reason}
            hint={texts.reasonHint}
            error={refusal.errors['reason']}
            name="reason"
            rows={3}
            maxLength={maxExplanation}
            required
            defaultValue={refusal.values['reason']}
          />
          <Choice
            label={texts.neutral}
            name="neutral"
            value="1"
            defaultChecked={refusal.values['neutral'] === '1'}
          />
          <Actions>
            <Button type="submit">{texts.confirmRefuse}</Button>
          </Actions>
        </Form>
      </Ask>
    </Section>
  );
}

export function Decided({ request }: { readonly request: RequestDetails }) {
  const { status, decidedAt, decidedBy, refusalReason, isReasonTold, customer } = request;
  const moment = decidedAt === null ? '' : formatDateTime(new Date(decidedAt));
  const told = status === 'approved' ? texts.approvedBy : texts.refusedBy;
  return (
    <Section title={texts.decision}>
      <p>{told(decidedBy, moment)}</p>
      {status === 'refused' && (
        <>
          <p>{texts.because(refusalReason)}</p>
          <p>{isReasonTold ? texts.told : texts.notTold}</p>
        </>
      )}
      {customer !== null && (
        <p>
          {texts.became} <CustomerLink customer={customer} />
        </p>
      )}
    </Section>
  );
}
