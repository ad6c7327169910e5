import { type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { quoteLinesText as texts } from '#text/quotes/lines.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './RemovedLine.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** Where it stood: what was taken out, and the way back. */
export function RemovedLine({ quote: { number, removed }, csrfToken }: Props) {
  if (removed === null) return null;
  return (
    <div id={quoteAnchors.removed} className={styles.place}>
      <Message kind="info">
        <div className={styles.removed} role="status">
          <p>{texts.removed(removed.name)}</p>
          <ButtonForm action={`${quotePath(number)}/regels/${removed.id}/terugzetten`} csrfToken={csrfToken}>
            <Button type="submit">{texts.undo}</Button>
          </ButtonForm>
        </div>
      </Message>
    </div>
  );
}
