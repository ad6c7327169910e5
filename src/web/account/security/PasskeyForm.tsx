import { Form } from '../../forms/Form.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

type Props = { readonly label: string; readonly returnTo: string; readonly csrfToken: string };

/** Logging in with a passkey, alone or as the second step. */
export function PasskeyForm({ label, returnTo, csrfToken }: Props) {
  return (
    <Form action="/inloggen/passkey" csrfToken={csrfToken}>
      <input type="hidden" name="terug" value={returnTo} />
      <PasskeyButton name="passkey" label={label} use={{ optionsAt: '/inloggen/passkey/opties' }} />
    </Form>
  );
}
