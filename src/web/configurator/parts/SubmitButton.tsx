import { popupText, quoteWords } from '#text/configurator/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { isEdit, isWaiting, submitDisabled } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { Added } from './Added.tsx';

type Props = {
  readonly isWide?: boolean;
  // Where what would be ordered is out of sight.
  readonly isClosed?: boolean;
};

/** Pressed while an answer is awaited, it waits for it, and orders only what the server agreed to. */
export function SubmitButton({ isWide = false, isClosed = false }: Props) {
  const { actions } = useConfigurator().store;
  const isUnfit = useConfiguratorState(submitDisabled);
  const isBusy = useConfiguratorState(isWaiting);
  const isChange = useConfiguratorState(isEdit);
  const add = useConfiguratorState(({ quote }) => (quote === null ? popupText.addToCart : quoteWords.add));
  return (
    <Button
      kind="order"
      isWide={isWide}
      data-order
      disabled={isClosed || isUnfit}
      aria-busy={isBusy || undefined}
      onClick={() => {
        Added.ask();
        actions.addToCart();
      }}
    >
      {isChange ? popupText.update : add}
    </Button>
  );
}
