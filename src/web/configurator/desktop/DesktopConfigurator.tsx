import type { IslandProps } from '../../island-props.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Help } from '../Help.tsx';
import { OrderButton } from '../OrderButton.tsx';
import { useOpening } from '../use-opening.ts';

export function DesktopConfigurator({ product, mode, support }: IslandProps['configurator']) {
  const { isOpen, open, close } = useOpening(mode);
  return (
    <>
      <OrderButton onOpen={open} />
      {isOpen && (
        <Dialog kind="popup" title={product.name} badge={<Badge>{product.code}</Badge>} onClose={close}>
          <Help code={product.code} support={support} />
        </Dialog>
      )}
    </>
  );
}
