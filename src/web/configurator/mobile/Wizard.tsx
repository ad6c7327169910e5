import { type ReactNode, useState } from 'react';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { frameText } from '#text/configurator/frame.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { late } from '../late.tsx';
import { Added } from '../parts/Added.tsx';
import { CloseQuestion } from '../parts/CloseQuestion.tsx';
import { useDrawing } from '../parts/use-drawing.ts';
import { PresetDialogs } from '../presets/Presets.tsx';
import { activeSpecification, isEdit, isProductChosen, productName } from '../store/selectors.ts';
import type { ConfiguratorState, Product } from '../store/state.ts';
import { useBackGesture } from '../use-back-gesture.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ContinuePrompt } from './ContinuePrompt.tsx';
import { StepScreen } from './StepScreen.tsx';
import { useVisibleHeight } from './use-visible-height.ts';
import { Waiting } from './Waiting.tsx';
import { WizardFrame } from './WizardFrame.tsx';
import { closing, type FrameState, screenOf, type WizardScreen, wayBack } from './wizard-screen.ts';

// Few leave a product for another.
const ResetProduct = late(async () => (await import('./ResetProduct.tsx')).ResetProduct);
const ProductChooser = late(async () => (await import('./ProductChooser.tsx')).ProductChooser);

type Props = {
  readonly products: readonly Product[];
  readonly postAdd: (state: ConfiguratorState) => { readonly title: string; readonly message: string };
  // Where there is another way to begin than by a product.
  readonly belowChooser?: ReactNode;
  // Where another product is another page.
  readonly onChooseProduct?: (product: Product) => void;
  readonly onClose: () => void;
};

/** One thing at a time, over the whole screen of a phone. */
export function Wizard({ products, postAdd, belowChooser, onChooseProduct, onClose }: Props) {
  const { store, desk } = useConfigurator();
  const { actions, getState } = store;
  const [frame, setFrame] = useState<FrameState>({ isAcknowledged: false, isPrompting: false });
  const [isAsking, setIsAsking] = useState(false);
  const visible = useVisibleHeight();
  const screen = useConfiguratorState((state) => screenOf(state, frame));
  const title = useConfiguratorState((state) => titleOf(state, screen, postAdd));
  const name = useConfiguratorState(dialogName);
  const added = useConfiguratorState(postAdd);
  const { drawing } = useDrawing();

  const askToClose = () => (closing(getState()) === 'ask-to-close' ? setIsAsking(true) : onClose());
  const goBack = () => {
    if (isAsking) return setIsAsking(false);
    if (desk.getState().dialog !== null) return desk.close();
    switch (wayBack(getState(), frame)) {
      case 'nowhere':
        return;
      case 'step':
        return actions.stepBack();
      case 'stay-with-product':
        return actions.cancelSwitchProduct();
      case 'leave-prompt':
        return setFrame({ ...frame, isPrompting: false });
      case 'ask-to-close':
        return setIsAsking(true);
      case 'close':
        return onClose();
    }
  };
  useBackGesture(goBack);

  const stepBack = () => {
    const { activeIndex, device } = getState();
    if (activeIndex > 0 || isQuickOrder(device)) actions.stepBack();
    else setFrame({ ...frame, isPrompting: true });
  };
  const screens: Record<WizardScreen, () => ReactNode> = {
    added: () => <Added {...added} />,
    reset: () => <ResetProduct />,
    chooser: () => (
      <>
        <ProductChooser products={products} onChoose={onChooseProduct ?? actions.chosenProduct} />
        {belowChooser}
      </>
    ),
    prompt: () => (
      <ContinuePrompt
        isRestored={!frame.isPrompting}
        onContinue={() => setFrame({ isAcknowledged: true, isPrompting: false })}
        onOther={() => {
          setFrame({ isAcknowledged: true, isPrompting: false });
          // A line stays the product it is.
          if (isEdit(getState())) store.startOver();
          else actions.switchProduct(null);
        }}
      />
    ),
    waiting: () => <Waiting />,
    step: () => <StepScreen drawing={drawing} />,
  };
  return (
    <Dialog
      kind="screen"
      title={name}
      header={null}
      // On Android the back gesture closes the topmost dialog instead of going back in history.
      onBack={goBack}
      onClose={askToClose}
    >
      <WizardFrame
        ref={visible}
        title={title}
        screen={screen}
        drawing={drawing?.plain}
        hasOthers={products.length > 1}
        onStepBack={stepBack}
        onClose={askToClose}
      >
        {screens[screen]()}
      </WizardFrame>
      <PresetDialogs />
      {isAsking && <CloseQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}

// A phone has room for one line: it says what is asked here, and the product's name only where nothing is (R2.21).
function titleOf(state: ConfiguratorState, screen: WizardScreen, postAdd: Props['postAdd']): string {
  if (screen === 'added') return postAdd(state).title;
  if (!isProductChosen(state)) return wizardText.chooseProduct;
  return activeSpecification(state)?.label_mobile ?? productName(state);
}

function dialogName({ product, edited }: ConfiguratorState): string {
  if (product === null) return wizardText.chooseProduct;
  return edited === null ? frameText.compose(product.name) : frameText.change(product.name);
}
