import { useCallback, useEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../island-props.ts';
import { holderPath } from '../asking.ts';
import { uncover } from '../cover.ts';
import { beginAsAsked, openConfigurator, opensByItself } from '../open-configurator.ts';
import { focusOrderButton, OrderButton } from '../parts/OrderButton.tsx';
import { beginByAddress } from '../presets/Presets.tsx';
import { dropGuard } from '../use-back-gesture.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import { Popup } from './Popup.tsx';

export function DesktopConfigurator(props: IslandProps['configurator']) {
  const { customer, guides, product, mode, line, presets, begin, wayToOrder, quote, mayQuote, support } =
    props;
  const [configurator, setConfigurator] = useState<Configurator | null>(null);
  const orderForm = useRef<HTMLFormElement>(null);
  const open = useCallback(() => {
    const opened = openConfigurator('desktop', {
      ...{ customer, guides, presets, wayToOrder, quote, mayQuote },
    });
    beginAsAsked(opened, { mode, line, product });
    if (mode === 'add') beginByAddress(opened, begin);
    opened.store.note({ type: 'opened' });
    setConfigurator(opened);
  }, [customer, guides, presets, wayToOrder, quote, mayQuote, begin, product, mode, line]);

  // By itself where the address asks for it, but only after hydration, for the server's page shows it closed.
  useEffect(() => {
    // Left behind by a popup that was open when the page was loaded again.
    dropGuard();
    // A phone that was turned before the script had come.
    uncover();
    if (!opensByItself(mode)) return;
    focusOrderButton(orderForm.current);
    open();
  }, [mode, open]);
  return (
    <>
      <OrderButton ref={orderForm} quote={quote} onOpen={open} />
      {configurator !== null && (
        <ConfiguratorContext value={configurator}>
          <Popup
            support={support}
            onClose={() => {
              configurator.store.note({ type: 'closed' });
              if (mode === 'edit' && quote !== null) location.assign(holderPath(quote));
              else setConfigurator(null);
            }}
          />
        </ConfiguratorContext>
      )}
    </>
  );
}
