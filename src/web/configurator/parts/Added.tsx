import { lazy, Suspense } from 'react';
import { popupText, postAddText } from '#text/configurator/popup.ts';
import type { PostAdd } from './PostAdd.tsx';

const load = () => import('./PostAdd.tsx');

type Props = Parameters<typeof PostAdd>[0];

const Screen = lazy(async () => ({ default: (await load().catch(() => null))?.PostAdd ?? Plain }));

/** The screen after adding comes when somebody orders: no page has to load it to be opened. */
export function Added(props: Props) {
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}

/** Under way while the order is. */
export function loadAdded(): void {
  load().catch(() => undefined);
}

// The order is in, and the line was lost since: that it is in must be told all the same.
function Plain({ title = postAddText.title, message }: Props) {
  return (
    <div role="status">
      <h2>{title}</h2>
      <p>{message}</p>
      <a href="/winkelwagen">{popupText.toCart}</a>
    </div>
  );
}
