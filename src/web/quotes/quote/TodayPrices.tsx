import { type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** R13.2: nothing changes by itself: what is another price today is taken over with one button. */
export function TodayPrices({ quote: { lines, pricesSeen, number }, csrfToken }: Props) {
  const others = lines.filter(({ screen }) => screen?.today.kind === 'other').length;
  const impossible = lines.filter(({ screen }) => screen?.today.kind === 'impossible').length;
  return (
    <>
      {impossible > 0 && <Message kind="error">{texts.impossibleLines(impossible)}</Message>}
      {pricesSeen !== null && (
        <Message kind="info" title={texts.otherPrices(others)}>
          <div className={styles.settled}>
            <p className={styles.told}>{texts.otherPricesHint}</p>
            <ButtonForm action={`${quotePath(number)}/prijzen`} csrfToken={csrfToken}>
              <input type="hidden" name="seen" value={pricesSeen} />
              <Button type="submit">{texts.takePrices}</Button>
            </ButtonForm>
          </div>
        </Message>
      )}
    </>
  );
}
