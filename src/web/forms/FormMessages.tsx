import type { FormState } from '#contract/form-state.ts';
import { describeFault, formTexts } from '#text/account/fields.ts';
import { Message } from '../ui/Message.tsx';
import styles from './FormMessages.module.css';
import { fieldId } from './field-id.ts';
import { ReadFirst } from './ReadFirst.tsx';

type Props = {
  readonly form: Pick<FormState, 'errors' | 'notice' | 'isRestored'>;
  // Of fields that are called so on this page alone.
  readonly names?: Readonly<Record<string, string>>;
};

/**
 * What there is to say above a form: that it came back filled, or what is wrong with it, each fault a link to its field.
 */
export function FormMessages({ form: { errors, notice, isRestored }, names }: Props) {
  if (isRestored) return <Restored />;
  if (notice === null) return null;
  const faults = Object.entries(errors);
  if (faults.length === 0) {
    return (
      <ReadFirst>
        <Message kind="error">{notice}</Message>
      </ReadFirst>
    );
  }
  return (
    <ReadFirst>
      <Message kind="error" title={notice}>
        <ul className={styles.faults}>
          {faults.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{describeFault(name, error, names)}</a>
            </li>
          ))}
        </ul>
      </Message>
    </ReadFirst>
  );
}

/** Of a form that was kept: what was typed is there again. */
export function Restored() {
  return (
    <ReadFirst>
      <Message kind="info">{formTexts.restored}</Message>
    </ReadFirst>
  );
}
