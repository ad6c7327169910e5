import { useState } from 'react';
import type { SupportPhones } from '#contract/page.ts';
import { frameText } from '#text/configurator/frame.ts';
import { postAddText } from '#text/configurator/popup.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog, DialogClose } from '../../ui/Dialog.tsx';
import { Added } from '../parts/Added.tsx';
import { CloseQuestion } from '../parts/CloseQuestion.tsx';
import { PresetDialogs, PresetStart } from '../presets/Presets.tsx';
import { hasUnsavedWork, isEdit, isSubmitting } from '../store/selectors.ts';
import { useBackGesture } from '../use-back-gesture.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { HelpColumn } from './HelpColumn.tsx';
import { OrderColumn } from './OrderColumn.tsx';
import styles from './Popup.module.css';
import { Sections } from './Sections.tsx';
import { useWide } from './use-wide.ts';

type Props = {
  readonly support: SupportPhones;
  readonly onClose: () => void;
};

export function Popup({ support, onClose }: Props) {
  const { store } = useConfigurator();
  const product = useConfiguratorState((state) => state.product);
  const isChange = useConfiguratorState(isEdit);
  const isAdded = useConfiguratorState(({ showPostAddToCartPage }) => showPostAddToCartPage);
  const isBusy = useConfiguratorState(isSubmitting);
  const [isAsking, setIsAsking] = useState(false);
  const isWide = useWide();
  const help = <HelpColumn support={support} />;
  const name = product?.name ?? '';
  const title = isChange ? frameText.change(name) : frameText.compose(name);
  const ask = () => {
    if (hasUnsavedWork(store.getState())) setIsAsking(true);
    else onClose();
  };
  useBackGesture(() => (isAsking ? setIsAsking(false) : ask()));
  return (
    <Dialog
      kind="popup"
      title={title}
      onClose={ask}
      header={
        <header className={styles.header}>
          <Badge>{product?.code}</Badge>
          <h2 className={styles.title}>{title}</h2>
          {!isChange && !isAdded && <p className={styles.kept}>{frameText.kept}</p>}
          <DialogClose onClose={ask} />
        </header>
      }
    >
      <div className={styles.body}>
        {isAdded ? (
          <Added message={isChange ? postAddText.updated(name) : postAddText.added(name)} />
        ) : (
          <div className={styles.columns}>
            <div className={styles.sections} inert={isBusy}>
              <PresetStart />
              <Sections help={isWide ? undefined : help} />
            </div>
            {isWide && (
              <div className={styles.help} inert={isBusy}>
                {help}
              </div>
            )}
            <section className={styles.order} aria-label={frameText.order}>
              <OrderColumn />
            </section>
          </div>
        )}
      </div>
      <PresetDialogs />
      {isAsking && <CloseQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
