import { type SyntheticEvent, useState } from 'react';
import type { WayToOrder } from '#domain/account/way-to-order.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { postAddText } from '#text/configurator/popup.ts';
import { addedText } from '#text/configurator/post-add.ts';
import { callHeaders } from '../../call-headers.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { asking } from '../asking.ts';
import { newId } from '../open-configurator.ts';
import { KeepPreset } from '../presets/Presets.tsx';
import type { ConfiguratorState, Destination } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { AddedFacts } from './AddedFacts.tsx';
import styles from './PostAdd.module.css';
import { ScreenPicture } from './ScreenPicture.tsx';

// One yellow action: what pays. One dark one: what goes on with the work.
const ways = [
  { destination: 'checkout', label: null, kind: 'order' },
  { destination: 'cart', label: addedText.cart, kind: 'quiet' },
  { destination: 'shop', label: addedText.shop, kind: 'quiet' },
] as const satisfies readonly {
  readonly destination: Destination;
  readonly label: string | null;
  readonly kind: string;
}[];

const waysInQuote = [
  { destination: 'quote', label: addedText.toQuote, kind: 'order' },
  { destination: 'products', label: addedText.otherProduct, kind: 'quiet' },
] as const;

type Props = { readonly title?: string; readonly message: string };

/** R2.50, R2.51, R20.7: what was ordered, as it will be made, what the cart comes to, and the ways on. */
export function PostAdd({ title = postAddText.title, message }: Props) {
  const { store, wayToOrder, mayQuote } = useConfigurator();
  const quote = useConfiguratorState((state) => state.quote);
  const inQuote = useConfiguratorState(toldOfQuote);
  const image = useConfiguratorState((state) => state.postAddImage);
  const leaving = useConfiguratorState((state) => state.leaving);
  const isSingle = useConfiguratorState(({ rows }) => rows.typed.length === 1);
  const again = () => {
    const { product, edited } = store.getState();
    if (product === null) return;
    if (edited === null) {
      history.replaceState(history.state, '', location.pathname + (quote === null ? '' : asking(quote)));
      store.repeat(product, null);
    } else {
      // This page was loaded to change a line, and would change it once more.
      location.replace(`${location.pathname}?zelfde=${edited.timestamp}`);
    }
  };
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        <p className={styles.mark}>
          <Icon name="check" />
        </p>
        <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
          {quote === null ? title : addedText.inQuote(quote)}
        </h2>
        <p className={styles.message} role="status">
          {inQuote ?? message}
        </p>
        <AddedFacts />
        <div className={styles.ways}>
          <Button kind="move" isWide disabled={leaving !== null} onClick={again}>
            {addedText.again}
          </Button>
          {waysFrom(quote, wayToOrder).map(({ destination, label, kind }) => (
            <div key={destination} className={leaving === destination ? styles.flashing : undefined}>
              <Button kind={kind} isWide disabled={leaving !== null} onClick={() => store.leave(destination)}>
                {label ?? addedText[wayToOrder === 'offer' ? 'offer' : 'checkout']}
              </Button>
            </div>
          ))}
          {mayQuote && quote === null && <SaveAsQuote />}
        </div>
        <KeepPreset />
      </div>
      <div className={styles.pictures}>
        <div className={styles.image}>
          {image !== null && (
            <picture>
              <source type="image/webp" srcSet={image.replace(/\.png$/, '.webp')} />
              <img src={image} width={560} height={670} alt="" onError={hide} />
            </picture>
          )}
        </div>
        {/* One drawing cannot stand for several sizes. */}
        {isSingle && <ScreenPicture />}
      </div>
    </div>
  );
}

// The frames tell of the cart.
function toldOfQuote({ quote, device, product, rows }: ConfiguratorState): string | null {
  if (quote === null) return null;
  return addedText.liesInQuote(product?.name ?? '', isQuickOrder(device) ? rows.asked.length : null);
}

function waysFrom(quote: string | null, wayToOrder: WayToOrder) {
  if (quote !== null) return waysInQuote;
  return wayToOrder === 'none' ? ways.slice(1) : ways;
}

/** R13.1: the whole cart, as the cart's own button does. */
function SaveAsQuote() {
  const [key] = useState(newId);
  return (
    <form method="post" action="/offertes">
      <input type="hidden" name="_token" value={callHeaders(document)['X-CSRF-TOKEN']} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" isWide>
        {addedText.saveAsQuote}
      </Button>
    </form>
  );
}

function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}

function hide(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true;
}
