import { useState } from 'react';
import { configuratorText } from '#text/configurator.ts';
import type { IslandProps } from '../../island-props.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { DesktopQuickOrder } from '../desktop/DesktopQuickOrder.tsx';

export function MobileQuickOrder(props: IslandProps['quick-order']) {
  const [isOpen, setIsOpen] = useState(false);
  if (props.customer.show_message) return <Message kind="info">{configuratorText.callUs}</Message>;
  return (
    <>
      <Button kind="order" isWide onClick={() => setIsOpen(true)}>
        {configuratorText.startQuickOrder}
      </Button>
      {isOpen && (
        <Dialog kind="screen" title={configuratorText.quickOrder} onClose={() => setIsOpen(false)}>
          <DesktopQuickOrder {...props} />
        </Dialog>
      )}
    </>
  );
}
