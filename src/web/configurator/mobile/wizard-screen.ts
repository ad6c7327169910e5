import { isQuickOrder } from '#domain/configuration/device.ts';
import { isHeld } from '../store/line.ts';
import { canStepBack, hasUnsavedWork, isSubmitting } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';

export type WizardScreen = 'added' | 'reset' | 'chooser' | 'prompt' | 'waiting' | 'step';

/** What the customer did in the frame itself; the store knows nothing of it. */
export type FrameState = {
  readonly isAcknowledged: boolean;
  readonly isPrompting: boolean;
};

export function screenOf(state: ConfiguratorState, frame: FrameState): WizardScreen {
  if (state.showPostAddToCartPage) return 'added';
  if (state.switchProduct.show) return 'reset';
  if (state.product === null) return 'chooser';
  if (frame.isPrompting || isWaitingForWord(state, frame)) return 'prompt';
  return state.server === null ? 'waiting' : 'step';
}

// Quick order asks in a way of its own (R2.43).
function isWaitingForWord({ isRestored, device }: ConfiguratorState, { isAcknowledged }: FrameState) {
  return isRestored && !isAcknowledged && !isQuickOrder(device);
}

export type WayBack = 'nowhere' | 'step' | 'stay-with-product' | 'leave-prompt' | 'ask-to-close' | 'close';

/** Where the phone's own back gesture leads: one step back, and only from the beginning out of the wizard. */
export function wayBack(state: ConfiguratorState, frame: FrameState): WayBack {
  if (isSubmitting(state) || state.leaving !== null) return 'nowhere';
  switch (screenOf(state, frame)) {
    case 'added':
    case 'chooser':
      return 'close';
    case 'reset':
      return 'stay-with-product';
    case 'prompt':
      // What was kept stays kept; nothing is lost by closing.
      return frame.isPrompting ? 'leave-prompt' : 'close';
    case 'waiting':
      return closing(state);
    case 'step':
      if (state.activeIndex > 0) return canStepBack(state) && !isHeld(state) ? 'step' : 'nowhere';
      return closing(state);
  }
}

export function closing(state: ConfiguratorState): 'ask-to-close' | 'close' {
  return hasUnsavedWork(state) ? 'ask-to-close' : 'close';
}
