import { informationPaths } from '#contract/catalogue-page.ts';
import type { Frame } from '#contract/page.ts';
import type { SecondStepPage as Page } from '#contract/security-page.ts';
import { fieldNames } from '#text/account/fields.ts';
import { secondStepTexts as texts } from '#text/account/security.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Narrow } from '../Narrow.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

type Props = { readonly page: Page; readonly frame: Frame };

export function SecondStepPage({ page, frame }: Props) {
  const { form, returnTo, hasAuthenticator, hasPasskey } = page;
  return (
    <Narrow title={texts.title} intro={texts.intro} aside={<Help />}>
      <FormMessages form={form} />
      {hasPasskey && (
        <PasskeyForm label={texts.withPasskey} returnTo={returnTo} csrfToken={frame.csrfToken} />
      )}
      <Form action="/inloggen/tweede-stap" csrfToken={frame.csrfToken}>
        <input type="hidden" name="terug" value={returnTo} />
        <TextField
          id={fieldId('code')}
          label={fieldNames.code}
          hint={hasAuthenticator ? texts.codeHint : texts.recoveryHint}
          error={form.errors['code']}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Actions>
          <Button kind="move" type="submit">
            {texts.submit}
          </Button>
          <a href={loginAddress(returnTo)}>{texts.restart}</a>
        </Actions>
      </Form>
    </Narrow>
  );
}

function loginAddress(returnTo: string): string {
  return returnTo === '' ? '/inloggen' : `/inloggen?${new URLSearchParams({ terug: returnTo })}`;
}

function Help() {
  return (
    <>
      <h2>{texts.help}</h2>
      <p>{texts.helpText}</p>
      <ButtonLink href={informationPaths.contact}>{texts.contact}</ButtonLink>
    </>
  );
}
