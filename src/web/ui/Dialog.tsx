import { type ReactNode, useCallback, useId, useRef } from 'react';
import { ui } from '#text/pages/ui.ts';
import { showBarIn } from './behalf-bar.ts';
import card from './card.module.css';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

/**
 * 'popup' is the configurator's wide frame, 'screen' fills a phone, 'question' asks one thing, 'sheet' shows a list.
 */
export type DialogKind = 'popup' | 'screen' | 'question' | 'sheet';

const fillsWindow: ReadonlySet<DialogKind> = new Set(['popup', 'screen']);

type Props = {
  readonly kind: DialogKind;
  // The dialog's accessible name; visible unless a header of one's own is given, null where the content has it.
  readonly title: string;
  readonly header?: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
  // Escape, the close button and the browser's own way out all end here; the parent then stops rendering it.
  readonly onClose: () => void;
  // A phone's back gesture asks an open dialog to close as Escape does; where it means something else, here.
  readonly onBack?: () => void;
};

/** Open for as long as it is rendered. */
export function Dialog({ kind, title, header, badge, children, onClose, onBack = onClose }: Props) {
  const titleId = useId();
  const isEscaping = useRef(false);
  const leave = () => (isEscaping.current ? onClose() : onBack());
  const open = useCallback(
    (dialog: HTMLDialogElement) => {
      if (fillsWindow.has(kind)) showBarIn(dialog);
      dialog.showModal();
      // Taken out of the page while open, a dialog would leave the focus nowhere; so would one closed under a question.
      return () => {
        for (const inner of dialog.querySelectorAll('dialog')) inner.close();
        dialog.close();
      };
    },
    [kind],
  );
  return (
    <dialog
      ref={open}
      className={`${styles.dialog} ${styles[kind]}`}
      aria-label={header === undefined ? undefined : title}
      aria-labelledby={header === undefined ? titleId : undefined}
      onPointerDown={() => {
        isEscaping.current = false;
      }}
      onKeyDown={(event) => {
        isEscaping.current = event.key === 'Escape';
        const isTooltipOpen = event.currentTarget.querySelector(':popover-open') !== null;
        if (event.key !== 'Escape' || event.defaultPrevented || isTooltipOpen) return;
        // Left to itself, a browser closes a question and the dialog beneath it with one Escape.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return;
        // A browser closes it by itself when Escape is pressed twice; whether it may is the parent's word.
        event.currentTarget.showModal();
        leave();
      }}
    >
      {header === undefined ? (
        <header className={styles.header}>
          {badge}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <DialogClose onClose={onClose} />
        </header>
      ) : (
        header
      )}
      {children}
    </dialog>
  );
}

export function DialogClose({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      className={classNames(card.card, styles.close)}
      aria-label={ui.close}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}
