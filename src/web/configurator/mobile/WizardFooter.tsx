import { useEffect, useId, useRef, useState } from 'react';
import type { HelpTopic } from '#domain/product/step.ts';
import { popupText } from '#text/configurator/popup.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { formatDay } from '#text/format/date.ts';
import { formatConfiguratorPrice } from '#text/format/money.ts';
import { Icon } from '../../ui/Icon.tsx';
import { late } from '../late.tsx';
import { Notes } from '../parts/Notes.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { WaitingWords } from '../parts/WaitingWords.tsx';
import { isOutdated, isUnjudged } from '../store/line.ts';
import {
  activeSpecification,
  isPriceOld,
  isProductChosen,
  price,
  priceLack,
  productCode,
  submitDisabled,
} from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ValidationArea } from './ValidationArea.tsx';
import styles from './WizardFooter.module.css';

// Its pictures are worth their weight only to whoever asks.
const Help = late(async () => (await import('../help/HelpPanel.tsx')).HelpPanel);

/** In sight at every step: what it costs, what the step means, and the way into the cart (R2.24). */
export function WizardFooter({ isStep }: { readonly isStep: boolean }) {
  const tipId = useId();
  const { store } = useConfigurator();
  const activeKey = useConfiguratorState((state) => activeSpecification(state)?.key ?? '');
  const isClosed = useConfiguratorState(submitDisabled);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const isTipOpen = openKey === activeKey;
  const toggleTip = () => {
    setOpenKey(isTipOpen ? null : activeKey);
    if (!isTipOpen) store.note({ type: 'tooltipOpened', key: activeKey });
  };
  const information = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const dialog = isTipOpen ? information.current?.closest('dialog') : null;
    // Heard before the dialog itself hears it, and left alone where a question lies over the wizard.
    const closeTip = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Element && event.target.closest('dialog') === dialog;
      if (event.key !== 'Escape' || !isHere) return;
      event.preventDefault();
      setOpenKey(null);
      information.current?.focus();
    };
    dialog?.addEventListener('keydown', closeTip);
    return () => dialog?.removeEventListener('keydown', closeTip);
  }, [isTipOpen]);
  return (
    <footer className={styles.footer}>
      {isTipOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long tip scrolls, and must do so by keyboard
        <section id={tipId} className={styles.tip} aria-label={wizardText.tip} tabIndex={0}>
          <Tip />
        </section>
      )}
      <ValidationArea />
      {!isClosed && (
        <div className={styles.notes}>
          <Notes />
        </div>
      )}
      <div className={styles.bar}>
        <Prices />
        <button
          ref={information}
          type="button"
          className={styles.information}
          aria-label={wizardText.information}
          aria-expanded={isTipOpen}
          aria-controls={isTipOpen ? tipId : undefined}
          onClick={toggleTip}
        >
          <Icon name="info" />
        </button>
        <SubmitButton isClosed={!isStep} />
      </div>
    </footer>
  );
}

const explained: ReadonlySet<HelpTopic> = new Set(['bijzonderheden', 'obstakel', 'uitsteeksel']);

// R2.36: a panel of its own for what one must look for around the window.
function Tip() {
  const specification = useConfiguratorState(activeSpecification);
  const code = useConfiguratorState(productCode);
  if (specification === null) return <p>{wizardText.noInformation}</p>;
  const { tooltip, leftcol } = specification;
  const hasPanel = leftcol !== 'meetinstructie' && explained.has(leftcol);
  return (
    <>
      {(tooltip || !hasPanel) && <p>{tooltip || wizardText.noInformation}</p>}
      {hasPanel && <Help topic={leftcol} code={code} />}
    </>
  );
}

const asItIs = (amount: string) => amount;

// One live region, so that a change is told once and politely (R9.3).
function Prices() {
  const { totalPrice, totalAdviesPrijs } = useConfiguratorState(price);
  const isFrom = useConfiguratorState(
    (state) => state.activeIndex === 0 && isProductChosen(state) && submitDisabled(state),
  );
  const lack = useConfiguratorState((state) => (isProductChosen(state) ? priceLack(state) : null));
  const isOld = useConfiguratorState(isPriceOld);
  const isLoose = useConfiguratorState(isUnjudged);
  const day = useConfiguratorState((state) =>
    isProductChosen(state) && !isOutdated(state) ? state.server?.delivery_date : null,
  );
  // R9.3: '0.00' without a product, and '.-' for whole euros of one.
  const spell = useConfiguratorState((state) => (isProductChosen(state) ? formatConfiguratorPrice : asItIs));
  return (
    <div role="status" className={styles.prices} data-waiting={isOld || undefined}>
      <WaitingWords />
      <p className={styles.label}>
        {popupText.price} {popupText.exclVat}
      </p>
      <p className={styles.price}>
        {isFrom && <span className={styles.from}>{wizardText.from}</span>}
        <span key={totalPrice} className={`${styles.amount} ${styles.changing}`}>
          {popupText.euro(spell(totalPrice))}
        </span>
      </p>
      {lack !== null && !isLoose && <p className={styles.lack}>{popupText.lacks[lack]}</p>}
      {isLoose ? (
        <p className={styles.unjudged}>{popupText.unjudged}</p>
      ) : (
        <p className={styles.advice}>
          {popupText.advicePrice}{' '}
          <span className={styles.amount}>{popupText.euro(spell(totalAdviesPrijs))}</span>
          {day && <span className={styles.delivery}>{wizardText.delivery(formatDay(day))}</span>}
        </p>
      )}
    </div>
  );
}
