import { Added } from '../parts/Added.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import { addedText } from './added-text.ts';

export function QuickAdded() {
  return <Added {...useConfiguratorState(addedText)} />;
}
