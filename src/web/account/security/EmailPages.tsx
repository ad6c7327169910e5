import type { Frame } from '#contract/page.ts';
import type {
  ChangeEmailPage as ChangePage,
  ConfirmEmailPage as ConfirmPage,
} from '#contract/security-page.ts';
import { changeEmailTexts, confirmEmailTexts } from '#text/account/security.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DemoMailPointer } from '../DemoMailPointer.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm } from './Confirm.tsx';
import { securityTrail } from './trail.ts';

type Props<P> = { readonly page: P; readonly frame: Frame };

export function ChangeEmailPage({ page, frame: { csrfToken } }: Props<ChangePage>) {
  const { form, confirmation, returnTo, email, isSent, isMailCaptured } = page;
  if (isSent) {
    return (
      <Narrow title={changeEmailTexts.sentTitle} trail={securityTrail}>
        <p role="status">{changeEmailTexts.sent}</p>
        {isMailCaptured && <DemoMailPointer />}
        <Actions>
          <ButtonLink href="/account/beveiliging">{changeEmailTexts.back}</ButtonLink>
        </Actions>
      </Narrow>
    );
  }
  return (
    <Narrow title={changeEmailTexts.title} intro={changeEmailTexts.intro(email)} trail={securityTrail}>
      <FormMessages form={form} />
      <Form action="/account/beveiliging/e-mailadres" csrfToken={csrfToken}>
        <FormField form={form} name="newEmail" type="email" autoComplete="email" required />
        <Confirm {...{ form, confirmation, returnTo }} submit={changeEmailTexts.submit} isFinal={false} />
      </Form>
    </Narrow>
  );
}

export function ConfirmEmailPage({ page: { link }, frame: { csrfToken } }: Props<ConfirmPage>) {
  if (link === null) {
    return (
      <Narrow title={confirmEmailTexts.expiredTitle}>
        <p>{confirmEmailTexts.expired}</p>
        <Actions>
          <ButtonLink href="/account/beveiliging">{confirmEmailTexts.again}</ButtonLink>
        </Actions>
      </Narrow>
    );
  }
  return (
    <Narrow title={confirmEmailTexts.title} intro={confirmEmailTexts.intro(link.email)}>
      <Form action="/e-mailadres-bevestigen" csrfToken={csrfToken}>
        <input type="hidden" name="token" value={link.token} />
        <Actions>
          <Button kind="move" type="submit">
            {confirmEmailTexts.submit}
          </Button>
        </Actions>
      </Form>
    </Narrow>
  );
}
