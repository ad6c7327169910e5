import { renderToStaticMarkup } from 'react-dom/server';
import type { CartPreview as CartPreviewData, RenderPage } from '#contract/page.ts';
import { IslandsOnPage } from './Island.tsx';
import type { IslandName } from './island-props.ts';
import { CartPreview } from './layout/CartPreview.tsx';
import { Document } from './layout/Document.tsx';
import { Layout } from './layout/Layout.tsx';
import { viewOf } from './view-of.tsx';

export const renderPage: RenderPage = (page, frame) => {
  const view = viewOf(page, frame);
  const islands = new Set<IslandName>();
  const body = renderToStaticMarkup(
    <IslandsOnPage value={islands}>
      <Layout frame={frame}>{view.content}</Layout>
    </IslandsOnPage>,
  );
  const hasScript = islands.size > 0;
  const html = renderToStaticMarkup(<Document view={view} frame={frame} body={body} hasScript={hasScript} />);
  return { html: `<!doctype html>${html}`, hasScript };
};

// The fragment that replaces the header's preview after something was added (R7.7).
export function renderCartPreview(cart: CartPreviewData): string {
  return renderToStaticMarkup(<CartPreview cart={cart} />);
}
