import type { ForgottenPasswordPage as Page } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { forgottenTexts } from '#text/account/account.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { DemoMailPointer } from './DemoMailPointer.tsx';
import { Narrow } from './Narrow.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function ForgottenPasswordPage({ page: { form, isSent, isMailCaptured }, frame }: Props) {
  if (isSent) return <Sent isMailCaptured={isMailCaptured} />;
  return (
    <Narrow title={forgottenTexts.title} intro={forgottenTexts.intro}>
      <FormMessages form={form} />
      <Form action="/wachtwoord-vergeten" csrfToken={frame.csrfToken}>
        <FormField form={form} name="email" type="email" autoComplete="username" required />
        <Actions>
          <Button kind="move" type="submit">
            {forgottenTexts.submit}
          </Button>
          <a href="/inloggen">{forgottenTexts.backToLogin}</a>
        </Actions>
      </Form>
    </Narrow>
  );
}

function Sent({ isMailCaptured }: Pick<Page, 'isMailCaptured'>) {
  return (
    <Narrow title={forgottenTexts.sentTitle}>
      <p>{forgottenTexts.sent}</p>
      <p>{forgottenTexts.notReceived}</p>
      {isMailCaptured && <DemoMailPointer />}
      <Actions>
        <ButtonLink href="/inloggen">{forgottenTexts.backToLogin}</ButtonLink>
        <a href="/wachtwoord-vergeten">{forgottenTexts.again}</a>
      </Actions>
    </Narrow>
  );
}
