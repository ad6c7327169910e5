import type { ReactNode } from 'react';
import type { ConfiguratorData, ProductData, ProductPage, WizardStart } from '#contract/catalogue-page.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { popupText } from '#text/configurator/popup.ts';
import { ui } from '#text/pages/ui.ts';
import { productPath } from '../../product-path.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { coverId } from '../cover.ts';
import { createApi } from '../store/api.ts';
import { createMemory } from '../store/memory.ts';
import { createPresetDesk } from '../store/preset-desk.ts';
import { type Beginning, initialState } from '../store/state.ts';
import { createConfiguratorStore } from '../store/store.ts';
import { type Configurator, ConfiguratorContext } from '../use-configurator.ts';
import styles from './FirstScreen.module.css';
import { StepScreen } from './StepScreen.tsx';
import { WizardFrame } from './WizardFrame.tsx';

/** Not with a preset that the address asks for: that begins elsewhere. */
export function coverOf({ configurator, product, start }: ProductPage): ReactNode {
  if (configurator === null || configurator.begin !== null || start === null) return null;
  return <FirstScreen data={configurator} product={product} start={start} />;
}

type Props = {
  readonly data: ConfiguratorData;
  readonly product: ProductData;
  readonly start: WizardStart;
};

/**
 * The wizard's first screen as the server draws it: on a slow line it is there a second and more before the script that
 * brings it to life (R20.19). Nothing on it answers until then, and it is seen to wait; only the way out is a link. As long as it
 * stands it is the page, also for whoever hears it.
 */
function FirstScreen({ data, product, start }: Props) {
  const [first] = start.answer.product_specifications;
  return (
    <main id={coverId} className={styles.cover}>
      <h1>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </h1>
      <p role="status">
        <VisuallyHidden>{popupText.loading}</VisuallyHidden>
      </p>
      <a className={styles.close} href={productPath(product.code)}>
        <VisuallyHidden>{ui.close}</VisuallyHidden>
      </a>
      <div inert>
        <ConfiguratorContext value={standingStill(data, product, start)}>
          <WizardFrame
            title={first?.label_mobile ?? product.name}
            screen="step"
            drawing={start.drawing}
            hasOthers={data.products.length > 1}
          >
            <StepScreen drawing={null} />
          </WizardFrame>
        </ConfiguratorContext>
      </div>
    </main>
  );
}

const nothing = () => {};
const never = () => new Promise<never>(nothing);

// Waits for its first answer for as long as it stands, so everything on it looks as it does then.
const firstCall = { call: 0, kind: 'init', about: null, go: null, thenSubmit: false } as const;

function standingStill(
  { customer, guides, presets, wayToOrder, quote, mayQuote }: ConfiguratorData,
  product: ProductData,
  { answer }: WizardStart,
) {
  const beginning: Beginning = {
    device: 'mobile',
    customer: { id: customer.id, unit: customer.cm_units === 1 ? 'cm' : 'mm' },
    product,
    quote,
    firstRowId: '',
  };
  const memory = createMemory(() => {
    throw new Error('a server keeps no drafts');
  }, Date.now);
  const store = createConfiguratorStore(
    beginning,
    {
      api: createApi(() => ({}), never, never),
      memory,
      line: { after: nothing, onBack: nothing },
      after: nothing,
      navigate: nothing,
      report: nothing,
      showCartPreview: nothing,
      newId: () => '',
      incomplete: { name: '', type: 'error', message: '', submitDisabled: true },
    },
    { ...initialState(beginning), server: answer, pending: firstCall },
  );
  return {
    store,
    way: wayOfMeasuring(customer.total_measures === 1),
    wayToOrder,
    mayQuote,
    guides,
    desk: createPresetDesk(presets),
    rememberedMargins: memory.margins,
    drafts: { find: () => null, drop: nothing, begin: nothing },
    loadPalette: never,
    loadDrawing: never,
  } satisfies Configurator;
}
