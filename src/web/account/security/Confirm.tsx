import type { FormState } from '#contract/form-state.ts';
import type { Confirmation } from '#contract/security-page.ts';
import { formTexts } from '#text/account/fields.ts';
import { confirmTexts } from '#text/account/security.ts';
import { Actions } from '../../forms/Form.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Confirm.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';

type Props = {
  readonly form: FormState;
  readonly confirmation: Confirmation;
  readonly returnTo: string | null;
  readonly submit: string;
  // Whether it takes effect at once, and so ends other logins.
  readonly isFinal?: boolean;
};

/** The end of a form that changes how somebody logs in: it is they, and they mean it. */
export function Confirm(props: Props) {
  const { form, returnTo, submit, isFinal = true } = props;
  const { hasPasskey } = props.confirmation;
  return (
    <>
      {returnTo !== null && <input type="hidden" name="terug" value={returnTo} />}
      <p className={styles.why}>
        {hasPasskey ? confirmTexts.whyWithPasskey : confirmTexts.why} {isFinal && confirmTexts.after}
      </p>
      <FormField
        form={form}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <Actions>
        <Button kind="move" type="submit">
          {submit}
        </Button>
        <a href={securityAddress(returnTo)}>{formTexts.cancel}</a>
      </Actions>
      {hasPasskey && (
        <PasskeyButton
          name="confirmation"
          label={confirmTexts.withPasskey}
          use={{ optionsAt: '/account/beveiliging/bevestigen' }}
        />
      )}
    </>
  );
}

/** Back to the page about it all, which remembers where somebody was going. */
export function securityAddress(returnTo: string | null): string {
  return returnTo === null
    ? '/account/beveiliging'
    : `/account/beveiliging?${new URLSearchParams({ terug: returnTo })}`;
}
