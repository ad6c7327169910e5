import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame, RenderCartPreview, RenderedPage, RenderPage } from '#contract/page.ts';
import { IslandsOnPage } from './Island.tsx';
import type { IslandName } from './island-props.ts';
import { CartPreview } from './layout/CartPreview.tsx';
import { Document } from './layout/Document.tsx';
import { Layout } from './layout/Layout.tsx';
import { OfficeHeader } from './office/frame/OfficeHeader.tsx';
import type { PageView } from './page-view.ts';
import { QuoteLinkDocument } from './quote-link/QuoteLinkDocument.tsx';
import { viewOf } from './view-of.tsx';

export const renderPage: RenderPage = (page, frame) => {
  const view = viewOf(page, frame);
  if (view.quoteColour !== undefined) return renderQuoteLink(view, frame, view.quoteColour);
  const islands = new Set<IslandName>();
  const body = renderToStaticMarkup(
    <IslandsOnPage value={islands}>
      <Layout frame={frame} cover={view.cover} header={view.isOffice && <OfficeHeader frame={frame} />}>
        {view.content}
      </Layout>
    </IslandsOnPage>,
  );
  const pageScript = view.script === undefined ? null : frame.assets.pageScripts[view.script];
  const script = islands.size > 0 ? frame.assets.script : pageScript;
  // Beside whatever the page has of its own.
  const officeScript = view.isOffice ? frame.assets.pageScripts.office : null;
  const scripts = [script, officeScript].filter((address) => address !== null);
  const html = renderToStaticMarkup(<Document view={view} frame={frame} body={body} scripts={scripts} />);
  return { html: `<!doctype html>${html}`, hasScript: scripts.length > 0 };
};

function renderQuoteLink(view: PageView, frame: Frame, colour: string): RenderedPage {
  const body = renderToStaticMarkup(view.content);
  const html = renderToStaticMarkup(
    <QuoteLinkDocument view={view} frame={frame} colour={colour} body={body} />,
  );
  return { html: `<!doctype html>${html}`, hasScript: false };
}

/** The fragment that replaces the header's preview after something was added (R7.7). */
export const renderCartPreview: RenderCartPreview = (cart) =>
  renderToStaticMarkup(<CartPreview cart={cart} />);
