import { type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Fold } from './Fold.tsx';
import { Noted } from './Noted.tsx';
import { OwnLineForm } from './OwnLineForm.tsx';
import styles from './QuoteLines.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

export function AddOwnLine({ quote: { forms, number, key, notice }, csrfToken }: Props) {
  if (forms === null) return null;
  return (
    <div id={quoteAnchors.newLine} className={styles.add}>
      <Noted notice={notice} at={quoteAnchors.newLine} />
      <Fold label={texts.addLine} form={forms.newLine}>
        <p className={styles.hint}>{texts.addLineHint}</p>
        <OwnLineForm
          name="newLine"
          action={`${quotePath(number)}/regels`}
          form={forms.newLine}
          csrfToken={csrfToken}
          newKey={key}
        />
      </Fold>
    </div>
  );
}
