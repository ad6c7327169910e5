import { popupText } from '#text/configurator/popup.ts';
import { messages } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './Notes.module.css';

// More of them than can be in sight at once: the roller screens of a whole building, with an opening each.
const many = 8;

/** What one should know before ordering; stands by the order button wherever that is live. */
export function Notes() {
  const notes = useConfiguratorState((state) =>
    messages(state).filter(({ submitDisabled }) => !submitDisabled),
  );
  if (notes.length === 0) return null;
  return (
    <ul
      className={styles.notes}
      aria-label={popupText.notes}
      // What scrolls must be reachable by keyboard.
      tabIndex={notes.length > many ? 0 : undefined}
    >
      {notes.map(({ name, message }) => (
        <li key={`${name} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}
