import { useEffect, useState } from 'react';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import { stateBody } from '../store/payload.ts';
import { productCode } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';

/**
 * The screen as it is so far, drawn by the server; of several sizes the given row, whose number is told. The last
 * drawing stays until a newer one has come.
 */
export function useDrawing(row?: string): {
  readonly drawing: DrawingAnswer | null;
  readonly number: number;
} {
  const { loadDrawing, store } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const drawn = useConfiguratorState(
    ({ rows: { asked } }) => (asked.find(({ id }) => id === row) ?? asked[0])?.id,
  );
  const number = useConfiguratorState(({ rows: { typed } }) =>
    typed.length > 1 ? typed.findIndex(({ id }) => id === drawn) + 1 : 0,
  );
  // A new drawing for every other answer, and once the shop is back within reach.
  const answers = useConfiguratorState((state) =>
    JSON.stringify([stateBody(onlyRow(state, drawn)).specs, state.trouble]),
  );
  const [drawing, setDrawing] = useState<DrawingAnswer | null>(null);
  useEffect(() => {
    let isWanted = code !== '' && answers !== '';
    const draw = async () => {
      const newer = await loadDrawing(code, stateBody(onlyRow(store.getState(), drawn)));
      if (newer !== null && isWanted) setDrawing(newer);
    };
    if (isWanted) void draw();
    return () => {
      isWanted = false;
    };
  }, [loadDrawing, store, code, answers, drawn]);
  return { drawing, number };
}

function onlyRow(state: ConfiguratorState, drawn: string | undefined): ConfiguratorState {
  const asked = state.rows.asked.filter(({ id }) => id === drawn);
  return { ...state, rows: { ...state.rows, asked } };
}
