import { useEffect, useRef } from 'react';
import { useConfigurator } from '../use-configurator.ts';

type Props = {
  // Id of the row that is wrong, in quick order.
  readonly row: string | null;
};

/** Stands in a step somebody is led to, from when its fields are there until the one that is wrong has the focus. */
export function Arrival({ row }: Props) {
  const { store } = useConfigurator();
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const step = here.current?.parentElement ?? null;
    const place = row === null ? step : step?.querySelector(`[data-row="${CSS.escape(row)}"]`);
    const control = place && wrongControl(place);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
    store.arrived();
  }, [store, row]);
  return <span ref={here} hidden />;
}

function wrongControl(place: Element): HTMLElement | null {
  for (const selector of ['[aria-invalid="true"]', 'input:checked', 'input, select, textarea']) {
    const control = place.querySelector<HTMLElement>(selector);
    if (control !== null) return control;
  }
  return null;
}
