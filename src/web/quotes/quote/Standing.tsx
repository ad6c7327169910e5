import { type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** R13.4: what a change would mean now, before anybody makes one. */
export function Standing({ quote, csrfToken }: Props) {
  const { state, version, isPast } = quote;
  switch (state) {
    case 'concept':
      return isPast ? <Message kind="info">{texts.isPast}</Message> : null;
    case 'sent':
    case 'seen':
      return <Message kind="info">{texts.willChange(version + 1)}</Message>;
    case 'refused':
      return <Message kind="info">{texts.refusedBefore(version + 1)}</Message>;
    case 'expired':
      return <Message kind="info">{texts.expiredBefore(version + 1)}</Message>;
    case 'accepted':
    case 'ordered':
      return <Settled quote={quote} csrfToken={csrfToken} />;
  }
}

function Settled({ quote: { number, state, version, revision }, csrfToken }: Props) {
  const text = state === 'ordered' ? texts.ordered(version) : texts.accepted(version);
  return (
    <Message kind={state === 'ordered' ? 'info' : 'ok'}>
      <div className={styles.settled}>
        <div>
          <p>{text}</p>
          <p>{texts.newVersionHint}</p>
        </div>
        <ButtonForm action={`${quotePath(number)}/nieuwe-versie`} csrfToken={csrfToken}>
          <input type="hidden" name="seen" value={revision} />
          <Button type="submit">{texts.newVersion}</Button>
        </ButtonForm>
      </div>
    </Message>
  );
}
