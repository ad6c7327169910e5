import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { postAddText } from '#text/configurator/popup.ts';
import type { IslandProps } from '../../island-props.ts';
import { productPath } from '../../product-path.ts';
import { asking, holderPath } from '../asking.ts';
import { isCovered, uncover } from '../cover.ts';
import { beginAsAsked, openConfigurator, opensByItself } from '../open-configurator.ts';
import { focusOrderButton, OrderButton } from '../parts/OrderButton.tsx';
import { beginByAddress } from '../presets/Presets.tsx';
import { isWaiting } from '../store/selectors.ts';
import type { ConfiguratorState, Product } from '../store/state.ts';
import { dropGuard, isGuarded } from '../use-back-gesture.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import { Wizard } from './Wizard.tsx';
import { screenOf } from './wizard-screen.ts';

export function MobileConfigurator(props: IslandProps['configurator']) {
  const { customer, guides, product, products, mode, line, presets, begin, wayToOrder, quote, mayQuote } =
    props;
  const [configurator, setConfigurator] = useState<Configurator | null>(null);
  const orderForm = useRef<HTMLFormElement>(null);
  const open = useCallback(() => {
    const opened = openConfigurator('mobile', {
      ...{ customer, guides, presets, wayToOrder, quote, mayQuote },
    });
    beginAsAsked(opened, { mode, line, product });
    if (mode === 'add') beginByAddress(opened, begin);
    opened.store.note({ type: 'opened' });
    onceThereIsMore(opened, () => setConfigurator(opened));
  }, [customer, guides, presets, wayToOrder, quote, mayQuote, begin, product, mode, line]);

  // By itself in add and edit mode, but only after hydration, for the server's page shows it closed. Also
  // when the page was loaded again while the wizard was open.
  useEffect(() => {
    if (mode === 'line-gone' || (!opensByItself(mode) && !isGuarded())) return;
    open();
  }, [mode, open]);

  // To its own page: address, title and what is kept of an unfinished configuration are the product's.
  const choose = ({ store }: Configurator, chosen: Product) => {
    if (chosen.code === product.code) return store.actions.chosenProduct(chosen);
    store.note({ type: 'otherProductChosen', product: chosen });
    location.replace(productPath(chosen.code) + asking(quote));
  };
  const close = (opened: Configurator) => {
    opened.store.note({ type: 'closed' });
    if (mode !== 'edit') return setConfigurator(null);
    dropGuard();
    location.assign(holderPath(quote));
  };
  return (
    <>
      <OrderButton ref={orderForm} quote={quote} onOpen={open} />
      {configurator !== null && (
        <ConfiguratorContext value={configurator}>
          <Room form={orderForm} />
          <Wizard
            products={products}
            postAdd={({ product: added, edited }) => ({
              title: postAddText.title,
              message: (edited === null ? postAddText.added : postAddText.updated)(added?.name ?? ''),
            })}
            onChooseProduct={(chosen) => choose(configurator, chosen)}
            onClose={() => close(configurator)}
          />
        </ConfiguratorContext>
      )}
    </>
  );
}

// What the server's first screen shows stands until there is more to show than that the wizard loads.
function onceThereIsMore({ store }: Configurator, show: () => void): void {
  const look = (state: ConfiguratorState) => {
    if (isCovered() && isLoading(state)) return;
    stop();
    show();
  };
  const stop = store.subscribe(look);
  look(store.getState());
}

function isLoading(state: ConfiguratorState): boolean {
  return screenOf(state, { isAcknowledged: false, isPrompting: false }) === 'waiting' && isWaiting(state);
}

// Made just before the wizard's dialog opens: the page is not seen between the two, and has the button that gets the
// focus back.
function Room({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  useLayoutEffect(() => {
    uncover();
    focusOrderButton(form.current);
  }, [form]);
  return null;
}
