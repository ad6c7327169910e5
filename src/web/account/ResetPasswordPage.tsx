import type { ResetPasswordPage as Page } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { resetTexts } from '#text/account/account.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Narrow } from './Narrow.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function ResetPasswordPage({ page: { form, token }, frame }: Props) {
  if (token === null) return <Expired />;
  return (
    <Narrow title={resetTexts.title} intro={resetTexts.intro}>
      <FormMessages form={form} />
      <Form action="/wachtwoord-herstellen" csrfToken={frame.csrfToken}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields form={form} />
        <Actions>
          <Button kind="move" type="submit">
            {resetTexts.submit}
          </Button>
        </Actions>
      </Form>
    </Narrow>
  );
}

function Expired() {
  return (
    <Narrow title={resetTexts.expiredTitle}>
      <p>{resetTexts.expired}</p>
      <Actions>
        <ButtonLink kind="move" href="/wachtwoord-vergeten">
          {resetTexts.askAgain}
        </ButtonLink>
      </Actions>
    </Narrow>
  );
}
