import { useState } from 'react';
import type { SupportPhones } from '#contract/page.ts';
import { popupText, postAddText } from '#text/configurator/popup.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog, DialogClose } from '../../ui/Dialog.tsx';
import { CloseQuestion } from '../parts/CloseQuestion.tsx';
import { PostAdd } from '../parts/PostAdd.tsx';
import { hasUnsavedWork, isSubmitting } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { HelpColumn } from './HelpColumn.tsx';
import { OrderColumn } from './OrderColumn.tsx';
import styles from './Popup.module.css';
import { Sections } from './Sections.tsx';

type Props = {
  readonly support: SupportPhones;
  readonly onClose: () => void;
};

export function Popup({ support, onClose }: Props) {
  const state = useConfiguratorState();
  const [isAsking, setIsAsking] = useState(false);
  const name = state.product?.name ?? '';
  const title = state.edited === null ? popupText.compose(name) : popupText.change(name);
  const ask = () => {
    if (hasUnsavedWork(state)) setIsAsking(true);
    else onClose();
  };
  return (
    <Dialog
      kind="popup"
      title={title}
      onClose={ask}
      header={
        <header className={styles.header}>
          <Badge>{state.product?.code}</Badge>
          <h2 className={styles.title}>{title}</h2>
          {state.edited === null && !state.showPostAddToCartPage && (
            <p className={styles.kept}>{popupText.kept}</p>
          )}
          <DialogClose onClose={ask} />
        </header>
      }
    >
      <div className={styles.body}>
        {state.showPostAddToCartPage ? (
          <PostAdd message={state.edited === null ? postAddText.added(name) : postAddText.updated(name)} />
        ) : (
          <div className={styles.columns}>
            <div className={styles.work} inert={isSubmitting(state)}>
              <div className={styles.sections}>
                <Sections />
              </div>
              <aside className={styles.help} aria-label={popupText.help}>
                <HelpColumn support={support} />
              </aside>
            </div>
            <section className={styles.order} aria-label={popupText.order}>
              <OrderColumn />
            </section>
          </div>
        )}
      </div>
      {isAsking && <CloseQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
