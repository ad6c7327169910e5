import { useSyncExternalStore } from 'react';
import type { PresetDesk } from '../store/preset-desk.ts';
import { useConfigurator } from '../use-configurator.ts';

/** What a component uses of the desk; it must be the same thing for as long as it has not changed. */
export function useDesk<Value>(select: (desk: ReturnType<PresetDesk['getState']>) => Value): Value {
  const { desk } = useConfigurator();
  const read = () => select(desk.getState());
  return useSyncExternalStore(desk.subscribe, read, read);
}
