import type { FormState } from '#contract/account-page.ts';
import { describeFault } from '#text/account.ts';
import { Message } from '../ui/Message.tsx';
import styles from './ErrorSummary.module.css';
import { fieldId } from './field-id.ts';
import { ReadFirst } from './ReadFirst.tsx';

type Props = { readonly form: Pick<FormState, 'errors' | 'notice'> };

// What is wrong with a form that was sent, above it: each fault a link to its field.
export function ErrorSummary({ form: { errors, notice } }: Props) {
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
              <a href={`#${fieldId(name)}`}>{describeFault(name, error)}</a>
            </li>
          ))}
        </ul>
      </Message>
    </ReadFirst>
  );
}
