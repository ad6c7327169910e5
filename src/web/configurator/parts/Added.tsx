import { popupText, postAddText, quoteWords } from '#text/configurator/popup.ts';
import { holderPath } from '../asking.ts';
import { late } from '../late.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import type { PostAdd } from './PostAdd.tsx';

type Props = Parameters<typeof PostAdd>[0];

/** The screen after adding comes when somebody orders: no page has to load it to be opened. */
export const Added = late<Props>(
  async () => (await import('./PostAdd.tsx').catch(() => null))?.PostAdd ?? Plain,
);

// The order is in, and the line was lost since: that it is in must be told all the same.
function Plain({ title = postAddText.title, message }: Props) {
  const quote = useConfiguratorState((state) => state.quote);
  return (
    <div role="status">
      <h2>{title}</h2>
      <p>{quote === null ? message : quoteWords.added}</p>
      <a href={holderPath(quote)}>{quote === null ? popupText.toCart : quoteWords.goTo}</a>
    </div>
  );
}
