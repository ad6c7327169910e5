import { type QuoteLineData, quotePath } from '#contract/quote/quote.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Fold } from './Fold.tsx';
import { LinePriceForm } from './LinePriceForm.tsx';
import { OwnLineForm } from './OwnLineForm.tsx';

type Props = { readonly line: QuoteLineData; readonly number: string; readonly csrfToken: string };

/** What can be typed about a line: all of an own one, the selling price of a screen. */
export function LineForm({ line, number, csrfToken }: Props) {
  const { id, form, screen } = line;
  if (form === null) return null;
  const label = screen === null ? texts.changeLine : texts.changePrice;
  const about = [line.name, screen?.boxLabel ?? ''].filter((part) => part !== '').join(' ');
  const FormOf = screen === null ? OwnLineForm : LinePriceForm;
  return (
    <Fold label={label} name={texts.of(label, about)} form={form}>
      <FormOf
        name={`line-${id}`}
        action={`${quotePath(number)}/regels/${id}`}
        form={form}
        csrfToken={csrfToken}
      />
    </Fold>
  );
}
