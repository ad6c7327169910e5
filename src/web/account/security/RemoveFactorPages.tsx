import type { Frame } from '#contract/page.ts';
import type {
  RemoveAuthenticatorPage as AuthenticatorPage,
  RemovePasskeyPage as PasskeyPage,
} from '#contract/security-page.ts';
import { lastFactorText, removeAuthenticatorTexts, removePasskeyTexts } from '#text/account/security.ts';
import { Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Message } from '../../ui/Message.tsx';
import { Narrow } from '../Narrow.tsx';
import { Confirm } from './Confirm.tsx';
import { securityTrail } from './trail.ts';

type Props<P> = { readonly page: P; readonly frame: Frame };

export function RemovePasskeyPage({ page, frame }: Props<PasskeyPage>) {
  const { id, name } = page.passkey;
  const texts = { ...removePasskeyTexts, intro: removePasskeyTexts.intro(name) };
  return (
    <RemoveFactor
      page={page}
      frame={frame}
      texts={texts}
      action={`/account/beveiliging/passkeys/${id}/verwijderen`}
    />
  );
}

export function RemoveAuthenticatorPage({ page, frame }: Props<AuthenticatorPage>) {
  return (
    <RemoveFactor
      page={page}
      frame={frame}
      texts={removeAuthenticatorTexts}
      action="/account/beveiliging/app/verwijderen"
    />
  );
}

type RemoveProps = Props<PasskeyPage | AuthenticatorPage> & {
  readonly action: string;
  readonly texts: { readonly title: string; readonly intro: string; readonly submit: string };
};

function RemoveFactor({ page, frame, texts, action }: RemoveProps) {
  const { form, confirmation, returnTo, isLastFactor } = page;
  return (
    <Narrow title={texts.title} intro={texts.intro} trail={securityTrail}>
      <FormMessages form={form} />
      {isLastFactor && <Message kind="info">{lastFactorText}</Message>}
      <Form action={action} csrfToken={frame.csrfToken}>
        <Confirm {...{ form, confirmation, returnTo }} submit={texts.submit} />
      </Form>
    </Narrow>
  );
}
