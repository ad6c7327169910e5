import { useCallback, useEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../island-props.ts';
import { openConfigurator, opensByItself } from '../open-configurator.ts';
import { focusOrderButton, OrderButton } from '../parts/OrderButton.tsx';
import { proposePreset } from '../presets/propose-preset.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import { Popup } from './Popup.tsx';

export function DesktopConfigurator(props: IslandProps['configurator']) {
  const { customer, guides, product, mode, line, presets, begin, support } = props;
  const [configurator, setConfigurator] = useState<Configurator | null>(null);
  const orderForm = useRef<HTMLFormElement>(null);
  const open = useCallback(() => {
    const opened = openConfigurator('desktop', { customer, guides, presets });
    const { actions, note } = opened.store;
    if (mode === 'edit' && line !== null) actions.initStateEdit(product, line);
    else actions.initStateAdd(product);
    if (begin !== null && mode === 'add') proposePreset(opened, begin.preset);
    note({ type: 'opened' });
    setConfigurator(opened);
  }, [customer, guides, presets, begin, product, mode, line]);

  // By itself in add and edit mode, but only after hydration, for the server's page shows it closed.
  useEffect(() => {
    if (!opensByItself(mode)) return;
    focusOrderButton(orderForm.current);
    open();
  }, [mode, open]);
  return (
    <>
      <OrderButton ref={orderForm} onOpen={open} />
      {configurator !== null && (
        <ConfiguratorContext value={configurator}>
          <Popup
            support={support}
            onClose={() => {
              configurator.store.note({ type: 'closed' });
              setConfigurator(null);
            }}
          />
        </ConfiguratorContext>
      )}
    </>
  );
}
