import { Button, type ButtonKind } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './PasskeyButton.module.css';

type Props = {
  readonly label: string;
  // The field of the form around it that takes what the browser answers.
  readonly name: 'passkey' | 'confirmation';
  readonly kind?: ButtonKind;
} & ({ readonly use: { readonly optionsAt: string } } | { readonly make: { readonly options: string } });

/** Only a script can ask for a passkey: without one this is not there, and the form around it has another way. */
export function PasskeyButton({ label, name, kind = 'quiet', ...rest }: Props) {
  const asked =
    'use' in rest ? { 'data-options-at': rest.use.optionsAt } : { 'data-options': rest.make.options };
  return (
    <div className={styles.passkey} data-passkey hidden {...asked}>
      <input type="hidden" name={name} />
      <Button kind={kind}>{label}</Button>
      <div data-passkey-problem hidden>
        <Message kind="error"> </Message>
      </div>
    </div>
  );
}
