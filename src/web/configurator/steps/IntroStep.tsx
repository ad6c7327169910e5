import { stepText } from '#text/configurator-steps.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';

// R4.7: starting sets the marker and moves on.
export function IntroStep({ specification, error, onChoose }: StepProps) {
  const { store } = useConfigurator();
  const { product } = useConfiguratorState();
  return (
    <StepFrame specification={specification} error={error}>
      <p>{stepText.introAdvice}</p>
      <Button kind="move" isWide onClick={() => onChoose({ kind: 'start' }, true)}>
        {stepText.compose}
      </Button>
      <ButtonLink
        isWide
        href={`/meetinstructies/${product?.code.toLowerCase() ?? ''}`}
        onClick={() => store.note({ type: 'instructionClicked' })}
      >
        {stepText.watchInstructions}
      </ButtonLink>
    </StepFrame>
  );
}
