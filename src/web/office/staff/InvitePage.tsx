import { type OfficeInvitePage, officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { maxName } from '#domain/business/limits.ts';
import { formTexts } from '#text/account/fields.ts';
import { inviteTexts as texts } from '#text/staff/staff.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Button } from '../../ui/Button.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';
import { RoleField } from './RoleField.tsx';

type Props = { readonly page: OfficeInvitePage; readonly frame: Frame };

export function InvitePage({ page: { form }, frame: { csrfToken } }: Props) {
  return (
    <OfficePage title={texts.title}>
      <Sheet>
        <p>{texts.intro}</p>
        <FormMessages form={form} />
        <Form action={`${officeRooms.staff.path}/uitnodigen`} csrfToken={csrfToken}>
          <FormField form={form} name="name" autoComplete="off" maxLength={maxName} required />
          <FormField form={form} name="email" type="email" autoComplete="off" required />
          <RoleField value={form.values['role'] ?? ''} error={form.errors['role']} choose={texts.choose} />
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit}
            </Button>
            <a href={officeRooms.staff.path}>{formTexts.cancel}</a>
          </Actions>
        </Form>
      </Sheet>
    </OfficePage>
  );
}
