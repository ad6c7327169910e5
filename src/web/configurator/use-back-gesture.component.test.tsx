import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { isGuarded, useBackGesture } from './use-back-gesture.ts';

function Opened({ onBack }: { readonly onBack: () => void }) {
  useBackGesture(onBack);
  return null;
}

function open(onBack: () => void): Root {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Opened onBack={onBack} />));
  return root;
}

const wentBack = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true, capture: true }));

it('R2.20 R9.1 what is opened at once in place of another stays open, and hears the next gesture', async () => {
  const gestures: string[] = [];
  const first = open(() => gestures.push('first'));
  const stepped = wentBack();
  first.unmount();
  const second = open(() => gestures.push('second'));
  await stepped;
  await expect.poll(isGuarded).toBe(true);
  expect(gestures).toEqual([]);

  history.back();
  await expect.poll(() => gestures).toEqual(['second']);

  const left = wentBack();
  second.unmount();
  await left;
  await expect.poll(isGuarded).toBe(false);
  expect(gestures).toEqual(['second']);
});
