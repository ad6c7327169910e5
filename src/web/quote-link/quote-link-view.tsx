import type { ErrorPage, Frame } from '#contract/page.ts';
import type { QuoteLinkPages } from '#contract/quote/link.ts';
import { firstLook } from '#domain/quote/look.ts';
import { quoteLinkAway, quoteLinkErrors, quoteLinkText } from '#text/quotes/link.ts';
import type { PageView } from '../page-view.ts';
import { QuoteLinkError } from './QuoteLinkError.tsx';
import { QuotePage } from './QuotePage.tsx';

/** In a frame of its own: nothing of the shop is around it. */
export function quoteLinkView(page: QuoteLinkPages, { csrfToken }: Frame): PageView {
  if (page.name === 'quote-link-gone') {
    const { sender } = page;
    const { title, body } = quoteLinkText.gone;
    const content = <QuoteLinkError title={title} body={body(sender.name)} contact={sender} />;
    return view(title, sender.colour, content);
  }
  const { number, sender } = page.document;
  return view(
    quoteLinkText.title(number, sender.name),
    sender.colour,
    <QuotePage page={page} csrfToken={csrfToken} />,
  );
}

/** What goes wrong before anybody knows whose quote it is. */
export function quoteLinkErrorView({ status, reason, requestId, isAway }: ErrorPage): PageView {
  const { title, body } = isAway === true ? quoteLinkAway : quoteLinkErrors[status];
  // Of what is a fault of ours; who has half a link need not call about it.
  const reference = status === 500 ? requestId : null;
  return view(
    title,
    firstLook.colour,
    <QuoteLinkError title={title} body={reason ?? body} reference={reference} />,
  );
}

function view(title: string, colour: string, content: PageView['content']): PageView {
  return { title, description: null, isIndexed: false, quoteColour: colour, content };
}
