import type { Frame } from '#contract/page.ts';
import { pageText, ui } from '#text/pages/ui.ts';
import { narrow } from '../island-props.ts';
import type { PageView, SharedPicture } from '../page-view.ts';

type Props = {
  readonly view: PageView;
  readonly frame: Frame;
  readonly body: string;
  readonly scripts: readonly string[];
};

export function Document({ view, frame, body, scripts }: Props) {
  const title = view.title.includes(pageText.brand) ? view.title : `${view.title} · ${pageText.brand}`;
  return (
    <html lang={ui.language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <title>{title}</title>
        {view.description !== null && <meta name="description" content={view.description} />}
        {view.isIndexed ? (
          <link rel="canonical" href={new URL(frame.path, frame.publicUrl).href} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="csrf-token" content={frame.csrfToken} />
        <meta name="theme-color" content="#14222b" />
        <link rel="stylesheet" href={frame.assets.stylesheet} />
        {/* Asked for by the styles they would be as urgent as these, and the first paint would wait for them. */}
        {frame.assets.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin=""
            fetchPriority="low"
          />
        ))}
        <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {view.isIndexed && <Shared view={view} frame={frame} title={title} />}
        {view.opensAtOnce && <ConfiguratorScripts frame={frame} />}
        {/* Not before the styles and the letters: without it the page can be seen, without them it cannot. */}
        {scripts.map((script) => (
          <script key={script} async type="module" src={script} nonce={frame.nonce} fetchPriority="low" />
        ))}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

// Asked for in one round trip: each script names the next only once it has come itself.
function ConfiguratorScripts({ frame: { assets, nonce } }: Pick<Props, 'frame'>) {
  const { narrow: wizard, wide: popup } = assets.configurator;
  const variants = [
    { media: narrow, scripts: wizard },
    { media: `not all and ${narrow}`, scripts: popup },
  ];
  return variants.flatMap(({ media, scripts }) =>
    scripts.map((script) => (
      <link
        key={media + script}
        rel="modulepreload"
        href={script}
        media={media}
        nonce={nonce}
        fetchPriority="low"
      />
    )),
  );
}

const shopPicture: SharedPicture = {
  address: '/images/social.png',
  width: 1200,
  height: 630,
  description: pageText.sharedPicture,
};

type SharedProps = { readonly view: PageView; readonly frame: Frame; readonly title: string };

// What a chat or a mail shows of a link to the page.
function Shared({ view, frame, title }: SharedProps) {
  const picture = view.sharedPicture ?? shopPicture;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={pageText.brand} />
      <meta property="og:title" content={title} />
      {view.description !== null && <meta property="og:description" content={view.description} />}
      <meta property="og:url" content={new URL(frame.path, frame.publicUrl).href} />
      <meta property="og:image" content={new URL(picture.address, frame.publicUrl).href} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.description} />
    </>
  );
}
