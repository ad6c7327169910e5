import { useEffect, useState } from 'react';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import { popupText } from '#text/configurator/popup.ts';
import { isOutdated } from '../store/line.ts';
import { stateBody } from '../store/payload.ts';
import { productCode } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';

const firstPause = 2000;

/** `isOld`: of answers before these, of which no drawing can be had. */
export type Drawing = DrawingAnswer & { readonly isOld?: true };

/**
 * The screen as it is so far, drawn by the server; of several sizes the given row, whose number is told. The last
 * drawing stays until a newer one has come, and says so where none will.
 */
export function useDrawing(row?: string): { readonly drawing: Drawing | null; readonly number: number } {
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
  const isUnreachable = useConfiguratorState(isOutdated);
  const [drawing, setDrawing] = useState<DrawingAnswer | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  useEffect(() => {
    let isWanted = code !== '' && answers !== '';
    // Nobody asks again for a drawing alone: a shop that was too busy for it is asked until it is not.
    const draw = async (pause: number) => {
      if (!isWanted) return;
      const outcome = await loadDrawing(code, stateBody(onlyRow(store.getState(), drawn)));
      if (!isWanted) return;
      if (outcome.kind === 'ok') setDrawing(outcome.answer);
      if (outcome.kind === 'failed') setTimeout(draw, pause, pause * 2);
      setIsMissed(outcome.kind !== 'ok');
    };
    void draw(firstPause);
    return () => {
      isWanted = false;
    };
  }, [loadDrawing, store, code, answers, drawn]);
  return { drawing: drawing && (isMissed || isUnreachable) ? drawnBefore(drawing) : drawing, number };
}

// Its figures are those of another opening: nobody may read them as what will be made.
function drawnBefore(drawing: DrawingAnswer): Drawing {
  const caption = popupText.drawnBefore;
  return {
    ...drawing,
    isOld: true,
    caption,
    front: { ...drawing.front, caption },
    sections: { ...drawing.sections, caption: '' },
  };
}

function onlyRow(state: ConfiguratorState, drawn: string | undefined): ConfiguratorState {
  const asked = state.rows.asked.filter(({ id }) => id === drawn);
  return { ...state, rows: { ...state.rows, asked } };
}
