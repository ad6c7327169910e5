import { popupText, quoteWords } from '#text/configurator/popup.ts';
import { Message } from '../../ui/Message.tsx';
import { asking, holderPath } from '../asking.ts';
import { useConfiguratorState } from '../use-configurator.ts';

/** What keeps the customer from the shop and is theirs to know; a fault of ours is reported and not shown (R8.2). */
export function TroubleNotice() {
  const trouble = useConfiguratorState((state) => state.trouble);
  const edited = useConfiguratorState((state) => state.edited);
  const quote = useConfiguratorState((state) => state.quote);
  const away = useConfiguratorState(({ isJudged, server }) =>
    server === null ? 'loading' : isJudged ? 'order' : 'choice',
  );
  if (trouble === null) return null;
  if (typeof trouble === 'object') return <Message kind="error">{trouble.told}</Message>;
  switch (trouble) {
    case 'offline':
    case 'busy':
      return (
        <Message kind="error">
          {popupText[trouble]} {popupText.away[away]}
        </Message>
      );
    case 'slow':
      return (
        <div role="status">
          <Message kind="info">{away === 'loading' ? popupText.slowLoading : popupText.slow}</Message>
        </div>
      );
    case 'signed-out':
      return (
        <Message kind="error">
          <p>
            {popupText.signedOut}{' '}
            <a href={loginAddress(asking(quote, edited?.timestamp))}>{popupText.logInAgain}</a>
          </p>
        </Message>
      );
    case 'other-account':
      return (
        <Message kind="error">
          <p>
            {popupText.otherAccount} <a href={location.pathname}>{popupText.goOnAsOther}</a>
          </p>
        </Message>
      );
    case 'line-gone':
      return (
        <Message kind="error">
          <p>
            {quote === null ? popupText.lineGone : quoteWords.gone}{' '}
            <a href={holderPath(quote)}>{quote === null ? popupText.toCart : quoteWords.goTo}</a>
          </p>
        </Message>
      );
  }
}

function loginAddress(query: string): string {
  const back = new URLSearchParams({ terug: location.pathname + query });
  return `/inloggen?${back}`;
}
