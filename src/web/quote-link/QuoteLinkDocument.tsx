import type { Frame } from '#contract/page.ts';
import { quoteColoursPath } from '#contract/quote/link.ts';
import { ui } from '#text/pages/ui.ts';
import type { PageView } from '../page-view.ts';

type Props = {
  readonly view: PageView;
  readonly frame: Pick<Frame, 'csrfToken' | 'assets'>;
  readonly colour: string;
  readonly body: string;
};

/** The page around a quote: without script, in no search engine, and without a sign of the shop. */
export function QuoteLinkDocument({ view, frame: { csrfToken, assets }, colour, body }: Props) {
  return (
    <html lang={ui.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{view.title}</title>
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        {/* Numbers of a quote are no telephone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="csrf-token" content={csrfToken} />
        <meta name="theme-color" content={colour} />
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="stylesheet" href={quoteColoursPath(colour)} />
        {/* Without one a browser would look for the shop's own. */}
        <link rel="icon" href={iconOf(colour)} type="image/svg+xml" />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

// A sheet with three lines, in the dealer's colour.
function iconOf(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="1" width="24" height="30" rx="4" fill="${colour}"/><path d="M10 10h12M10 16h12M10 22h7" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
