import { PostAdd } from '../parts/PostAdd.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import { addedText } from './added-text.ts';

export function QuickAdded() {
  return <PostAdd {...useConfiguratorState(addedText)} />;
}
