import type { LoginPage as Page } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { loginTexts } from '#text/account/account.ts';
import { passkeyLoginTexts } from '#text/account/security.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Narrow } from './Narrow.tsx';
import { PasskeyForm } from './security/PasskeyForm.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function LoginPage({ page: { form, returnTo, notice, ended }, frame: { csrfToken } }: Props) {
  return (
    <Narrow title={loginTexts.title} intro={loginTexts.intro} aside={<NoAccount />}>
      {notice !== null && <Message kind="ok">{notice}</Message>}
      {ended !== null && <Message kind="info">{loginTexts.ended[ended]}</Message>}
      <FormMessages form={form} />
      <Form action="/inloggen" csrfToken={csrfToken}>
        <input type="hidden" name="terug" value={returnTo} />
        <FormField form={form} name="email" type="email" autoComplete="username" required />
        <FormField form={form} name="password" type="password" autoComplete="current-password" required />
        <Actions>
          <Button kind="move" type="submit">
            {loginTexts.submit}
          </Button>
          <a href="/wachtwoord-vergeten">{loginTexts.forgotten}</a>
        </Actions>
      </Form>
      <PasskeyForm label={passkeyLoginTexts.submit} returnTo={returnTo} csrfToken={csrfToken} />
    </Narrow>
  );
}

function NoAccount() {
  return (
    <>
      <h2>{loginTexts.noAccount}</h2>
      <p>{loginTexts.noAccountText}</p>
      <ButtonLink href="/account-aanvragen">{loginTexts.requestAccount}</ButtonLink>
    </>
  );
}
