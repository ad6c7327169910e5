import { useState } from 'react';
import { configuratorText } from '#text/configurator/opening.ts';
import { popupText } from '#text/configurator/popup.ts';
import type { IslandProps } from '../../island-props.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { SupportPhones } from '../../ui/SupportPhones.tsx';
import { late } from '../late.tsx';
import { openConfigurator } from '../open-configurator.ts';
import { beginByAddress } from '../presets/Presets.tsx';
import { FilePlace } from '../rows/file/FilePlace.tsx';
import { FileDeskContext, useFileDesk } from '../rows/file/use-file-desk.ts';
import type { Product } from '../store/state.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import { addedText } from './added-text.ts';
import { ContinueQuestion } from './ContinueQuestion.tsx';
import styles from './MobileQuickOrder.module.css';
import { findUnfinished, forgetUnfinished, type Unfinished } from './unfinished.ts';

// Comes when it is opened: the page itself is a button and a place for a file.
const Wizard = late(
  async () => (await import('../mobile/Wizard.tsx')).Wizard,
  <p role="status">{popupText.loading}</p>,
);

/** The same in the wizard, opened by a button (R2.42); customers who are to ring us instead see whom to ring (R2.4). */
export function MobileQuickOrder(props: IslandProps['quick-order']) {
  const { customer, products, support, begin } = props;
  const [configurator, setConfigurator] = useState<Configurator | null>(null);
  const [asked, setAsked] = useState<{ configurator: Configurator; unfinished: Unfinished } | null>(null);
  const desk = useFileDesk();
  if (customer.show_message) {
    return (
      <Message kind="info">
        <p>{configuratorText.callUs}</p>
        <SupportPhones support={support} />
      </Message>
    );
  }
  const open = (opened: Configurator, product: Product | null) => {
    setAsked(null);
    opened.store.actions.initStateAdd(product);
    beginByAddress(opened, begin);
    opened.store.note({ type: 'opened' });
    setConfigurator(opened);
  };
  const start = () => {
    const opened = openConfigurator('snel_bestellen_mobile', props);
    const unfinished = findUnfinished(opened, products);
    const product = products.find(({ code }) => code === begin?.code);
    if (product !== undefined) open(opened, product);
    else if (unfinished === null) open(opened, null);
    else setAsked({ configurator: opened, unfinished });
  };
  // A file is a beginning too: whoever gave one is asked for the product at once.
  const beginWith = async (file: File) => {
    const isReady = await desk.offerFile(file);
    if (isReady && configurator === null && asked === null) start();
    return isReady;
  };
  return (
    <FileDeskContext value={{ ...desk, offerFile: beginWith }}>
      <div className={styles.start}>
        <Button kind="order" isWide onClick={start}>
          {configuratorText.startQuickOrder}
        </Button>
        <FilePlace isShort />
      </div>
      {asked !== null && (
        <ContinueQuestion
          unfinished={asked.unfinished}
          onContinue={() => open(asked.configurator, asked.unfinished.product)}
          onReset={() => {
            forgetUnfinished(asked.configurator, products);
            open(asked.configurator, null);
          }}
        />
      )}
      {configurator !== null && (
        <ConfiguratorContext value={configurator}>
          <Wizard
            products={products}
            postAdd={addedText}
            belowChooser={
              <div className={styles.below}>
                <FilePlace isShort />
              </div>
            }
            onClose={() => {
              configurator.store.note({ type: 'closed' });
              setConfigurator(null);
            }}
          />
        </ConfiguratorContext>
      )}
    </FileDeskContext>
  );
}
