import { cartStatus } from '#text/ordering/cart.ts';
import { cartOf } from './answered-page.ts';

/** Beside the cart, which a change replaces. */
export function say(page: Document, text: string, kind: 'done' | 'waiting' | 'failed'): void {
  const status = page.getElementById('cart-status');
  if (status === null) return;
  status.textContent = text;
  status.toggleAttribute('data-failed', kind === 'failed');
  status.toggleAttribute('data-waiting', kind === 'waiting');
}

// Most answers are there before it could be read.
const worthSaying = 1000;

/** Seen to wait, once that takes long enough to be noticed. */
export function createBusyCart(page: Document) {
  let slow: ReturnType<typeof setTimeout> | undefined;
  return (isBusy: boolean): void => {
    clearTimeout(slow);
    if (isBusy) {
      cartOf(page)?.setAttribute('aria-busy', 'true');
      slow = setTimeout(() => say(page, cartStatus.waiting, 'waiting'), worthSaying);
    } else {
      cartOf(page)?.removeAttribute('aria-busy');
      if (page.querySelector('#cart-status[data-waiting]') !== null) say(page, '', 'done');
    }
  };
}
