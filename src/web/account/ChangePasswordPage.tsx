import type { ChangePasswordPage as Page } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { passwordTexts } from '#text/account/account.ts';
import { formTexts } from '#text/account/fields.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button } from '../ui/Button.tsx';
import { Narrow } from './Narrow.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { securityTrail } from './security/trail.ts';

type Props = { readonly page: Page; readonly frame: Frame };

export function ChangePasswordPage({ page: { form }, frame: { csrfToken } }: Props) {
  return (
    <Narrow title={passwordTexts.title} intro={passwordTexts.intro} trail={securityTrail}>
      <FormMessages form={form} />
      <Form action="/account/wachtwoord" csrfToken={csrfToken}>
        <FormField
          form={form}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} />
        <Actions>
          <Button kind="move" type="submit">
            {passwordTexts.submit}
          </Button>
          <a href="/account/beveiliging">{formTexts.cancel}</a>
        </Actions>
      </Form>
    </Narrow>
  );
}
