import type { Frame } from '#contract/page.ts';
import {
  type MakePasskeyPage as MakePage,
  maxPasskeyName,
  type NewPasskeyPage as Page,
} from '#contract/security-page.ts';
import { formTexts } from '#text/account/fields.ts';
import { newPasskeyTexts, passkeyTexts } from '#text/account/security.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Message } from '../../ui/Message.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm, securityAddress } from './Confirm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { securityTrail } from './trail.ts';

type Props<P> = { readonly page: P; readonly frame: Frame };

export function NewPasskeyPage({ page, frame: { csrfToken } }: Props<Page>) {
  const { form, confirmation, returnTo } = page;
  return (
    <Narrow title={newPasskeyTexts.title} intro={newPasskeyTexts.intro} trail={securityTrail}>
      <FormMessages form={form} />
      <NeedsScript />
      <Form action="/account/beveiliging/passkeys/nieuw" csrfToken={csrfToken}>
        <FormField form={form} name="passkeyName" autoComplete="off" maxLength={maxPasskeyName} required />
        <Confirm {...{ form, confirmation, returnTo }} submit={newPasskeyTexts.next} />
      </Form>
    </Narrow>
  );
}

export function MakePasskeyPage({ page, frame: { csrfToken } }: Props<MakePage>) {
  const { passkeyName, options, returnTo } = page;
  return (
    <Narrow title={newPasskeyTexts.makeTitle} intro={newPasskeyTexts.makeIntro} trail={securityTrail}>
      <NeedsScript />
      <Form action="/account/beveiliging/passkeys" csrfToken={csrfToken}>
        <input type="hidden" name="passkeyName" value={passkeyName} />
        {returnTo !== null && <input type="hidden" name="terug" value={returnTo} />}
        <PasskeyButton kind="move" name="passkey" label={newPasskeyTexts.submit} make={{ options }} />
        <Actions>
          <a href={securityAddress(returnTo)}>{formTexts.cancel}</a>
        </Actions>
      </Form>
    </Narrow>
  );
}

function NeedsScript() {
  return (
    <>
      <noscript>
        <Message kind="info">{passkeyTexts.needsScript}</Message>
      </noscript>
      <div data-without-passkeys hidden>
        <Message kind="info">{passkeyTexts.unsupported}</Message>
      </div>
    </>
  );
}
