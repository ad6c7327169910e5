import { useCallback, useEffect, useRef, useState } from 'react';
import { postAddText } from '#text/configurator-desktop.ts';
import type { IslandProps } from '../../island-props.ts';
import { focusOrderButton, OrderButton } from '../OrderButton.tsx';
import { openConfigurator, opensByItself } from '../open-configurator.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import { dropGuard, isGuarded } from './use-back-gesture.ts';
import { Wizard } from './Wizard.tsx';

export function MobileConfigurator(props: IslandProps['configurator']) {
  const { customer, product, products, mode, line } = props;
  const [configurator, setConfigurator] = useState<Configurator | null>(null);
  const orderForm = useRef<HTMLFormElement>(null);
  const start = useCallback(
    ({ store }: Configurator) => {
      if (mode === 'edit' && line !== null) store.actions.initStateEdit(product, line);
      else store.actions.initStateAdd(product);
    },
    [product, mode, line],
  );
  const open = useCallback(() => {
    const opened = openConfigurator('mobile', customer);
    start(opened);
    opened.store.note({ type: 'opened' });
    setConfigurator(opened);
  }, [customer, start]);

  // By itself in add and edit mode, but only after hydration, for the server's page shows it closed. Also
  // when the page was loaded again while the wizard was open.
  useEffect(() => {
    if (!opensByItself(mode) && !isGuarded()) return;
    focusOrderButton(orderForm.current);
    open();
  }, [mode, open]);

  const close = (opened: Configurator) => {
    opened.store.note({ type: 'closed' });
    if (mode !== 'edit') return setConfigurator(null);
    dropGuard();
    location.assign('/winkelwagen');
  };
  return (
    <>
      <OrderButton ref={orderForm} onOpen={open} />
      {configurator !== null && (
        <ConfiguratorContext value={configurator}>
          <Wizard
            products={products}
            postAdd={({ product: added, edited }) => ({
              title: postAddText.title,
              message: (edited === null ? postAddText.added : postAddText.updated)(added?.name ?? ''),
            })}
            onRetry={() => start(configurator)}
            onClose={() => close(configurator)}
          />
        </ConfiguratorContext>
      )}
    </>
  );
}
