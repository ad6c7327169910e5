import { type ComponentType, createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { pageText } from '#text/pages/ui.ts';
import { OrderButton } from './configurator/parts/OrderButton.tsx';
import type { IslandName, IslandProps } from './island-props.ts';
import { PaymentForm } from './payment-link/PaymentForm.tsx';
import { PaymentStatus } from './payment-link/PaymentStatus.tsx';

// What the page holds before its script has come; every variant must begin with exactly this. The server cannot
// know the width, so what differs between variants is left to the browser.
const beginnings: { readonly [Name in IslandName]: ComponentType<IslandProps[Name]> | null } = {
  configurator: ({ quote }) => <OrderButton quote={quote} />,
  'quick-order': null,
  'payment-link': PaymentForm,
  'payment-status': PaymentStatus,
};

// Plain forms and links before script comes, so nobody need be told to turn it on.
const worksWithoutScript: ReadonlySet<IslandName> = new Set(['payment-link', 'payment-status']);

/** Tells the document which islands it holds: a page without any gets no script. */
export const IslandsOnPage = createContext(new Set<IslandName>());

type Props<Name extends IslandName> = { readonly name: Name; readonly props: IslandProps[Name] };

export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  useContext(IslandsOnPage).add(name);
  const id = `island-${name}`;
  const Beginning: ComponentType<IslandProps[Name]> | null = beginnings[name];
  // A root of its own, or the ids it makes would not be those the browser makes.
  const html = Beginning
    ? renderToString(createElement<IslandProps[Name]>(Beginning, props), { identifierPrefix: `${id}-` })
    : '';
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above */}
      <div id={id} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        id={`${id}-props`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      {!worksWithoutScript.has(name) && <noscript>{pageText.needsScript}</noscript>}
    </>
  );
}
