import { useEffect, useState } from 'react';
import { configuratorText } from '#text/configurator/opening.ts';
import { popupText } from '#text/configurator/popup.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import type { IslandProps } from '../../island-props.ts';
import { SelectField } from '../../ui/Field.tsx';
import { late } from '../late.tsx';
import { openConfigurator } from '../open-configurator.ts';
import { beginByAddress, PresetDialogs } from '../presets/Presets.tsx';
import { FilePlace } from '../rows/file/FilePlace.tsx';
import { useDroppedFiles } from '../rows/file/use-dropped-files.ts';
import { type FileDesk, FileDeskContext, useFileDesk } from '../rows/file/use-file-desk.ts';
import { hasUnsavedWork } from '../store/selectors.ts';
import { ConfiguratorContext, useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ContinueQuestion } from './ContinueQuestion.tsx';
import styles from './DesktopQuickOrder.module.css';
import { ProductCards } from './ProductCards.tsx';
import { SwitchQuestion } from './SwitchQuestion.tsx';
import { findUnfinished, forgetUnfinished } from './unfinished.ts';

// The questions and the rows are most of the script: they come with the product, beside its first answer.
const QuickWork = late(
  async () => (await import('./QuickWork.tsx')).QuickWork,
  <p role="status">{popupText.loading}</p>,
);
const QuickAdded = late(async () => (await import('./QuickAdded.tsx')).QuickAdded);

/** Product, rows and choices on one page, for whoever orders a list of sizes (R2.40). */
export function DesktopQuickOrder(props: IslandProps['quick-order']) {
  const { products, begin } = props;
  const [configurator] = useState(() => openConfigurator('snel_bestellen_desktop', props));
  const [unfinished, setUnfinished] = useState(() =>
    begin === null ? findUnfinished(configurator, products) : null,
  );
  const { store } = configurator;
  const desk = useFileDesk();

  useEffect(() => {
    const product = products.find(({ code }) => code === begin?.code);
    if (product !== undefined) store.actions.initStateAdd(product);
    beginByAddress(configurator, begin);
  }, [store, configurator, begin, products]);
  useEffect(() => {
    const close = () => store.note({ type: 'closed' });
    store.note({ type: 'opened' });
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [store]);

  return (
    <ConfiguratorContext value={configurator}>
      <FileDeskContext value={desk}>
        <Page products={products} desk={desk} />
      </FileDeskContext>
      <SwitchQuestion />
      <PresetDialogs />
      {unfinished !== null && (
        <ContinueQuestion
          unfinished={unfinished}
          onContinue={() => {
            setUnfinished(null);
            store.actions.initStateAdd(unfinished.product);
          }}
          onReset={() => {
            setUnfinished(null);
            forgetUnfinished(configurator, products);
          }}
        />
      )}
    </ConfiguratorContext>
  );
}

type PageProps = Pick<IslandProps['quick-order'], 'products'> & { readonly desk: FileDesk };

function Page({ products, desk }: PageProps) {
  const { actions } = useConfigurator().store;
  const chosen = useConfiguratorState(({ product }) => product);
  const isOver = useDroppedFiles(desk, desk.state?.kind === 'ready' && chosen !== null);
  const isAdded = useConfiguratorState(({ showPostAddToCartPage }) => showPostAddToCartPage);
  const isInUse = useConfiguratorState(hasUnsavedWork);
  if (isAdded) return <QuickAdded />;
  const choose = (code: string) => {
    const product = products.find((one) => one.code === code);
    if (product !== undefined) actions.switchProduct(product);
  };
  return (
    // A window made narrower must not throw the rows away.
    <div data-in-use={isInUse || desk.state !== null || undefined}>
      <div className={styles.choice}>
        <div className={styles.product}>
          <SelectField
            label={configuratorText.selectProduct}
            value={chosen?.code ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {chosen === null && <option value="">{configuratorText.choose}</option>}
            {products.map(({ code, name }) => (
              <option key={code} value={code}>
                {configuratorText.productOption(code, name)}
              </option>
            ))}
          </SelectField>
        </div>
        <p className={styles.hint}>{chosen === null ? quickText.start : quickText.pasteHint}</p>
      </div>
      {chosen === null ? (
        <div className={styles.beginning}>
          <ProductCards products={products} onChoose={actions.switchProduct} />
          <FilePlace isOver={isOver} />
        </div>
      ) : (
        <QuickWork key={chosen.code} />
      )}
    </div>
  );
}
