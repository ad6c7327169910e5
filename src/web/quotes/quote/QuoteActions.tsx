import { type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { versionTexts } from '#text/quotes/send.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** What is done with the whole quote; the one that usually comes next is yellow. */
export function QuoteActions({ quote, csrfToken }: Props) {
  const { number, state, can, revision, key } = quote;
  const path = quotePath(number);
  const hasScreens = quote.lines.some(({ screen }) => screen !== null);
  return (
    <section className={styles.actions} aria-label={texts.actions}>
      {can.send && !isSettled(state) && (
        <ButtonForm action={`${path}/versturen`} csrfToken={csrfToken}>
          <input type="hidden" name="seen" value={revision} />
          <input type="hidden" name="key" value={key} />
          <Button kind={state === 'concept' ? 'order' : 'quiet'} type="submit">
            {state === 'sent' || state === 'seen' ? versionTexts.sendAgain : texts.send}
          </Button>
        </ButtonForm>
      )}
      {can.order && hasScreens && (
        <form method="get" action={`${path}/bestellen`}>
          <Button kind={state === 'accepted' ? 'order' : 'quiet'} type="submit">
            {texts.order}
          </Button>
        </form>
      )}
      {hasScreens && (
        <ButtonForm action={`${path}/winkelwagen`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{texts.toCart}</Button>
        </ButtonForm>
      )}
      <ButtonForm action={`${path}/kopieren`} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={key} />
        <Button type="submit">{texts.copy}</Button>
      </ButtonForm>
    </section>
  );
}
