import type { IslandProps } from '../../island-props.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Help } from '../Help.tsx';
import { OrderButton } from '../OrderButton.tsx';
import { useOpening } from '../use-opening.ts';

export function MobileConfigurator({ product, mode, support }: IslandProps['configurator']) {
  const { isOpen, open, close } = useOpening(mode);
  return (
    <>
      <OrderButton onOpen={open} />
      {isOpen && (
        <Dialog kind="screen" title={product.name} onClose={close}>
          <Help code={product.code} support={support} />
        </Dialog>
      )}
    </>
  );
}
