import { useEffect, useRef, useState } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { withRows } from '../store/answer.ts';
import { stateBody } from '../store/payload.ts';
import { rowsIn } from '../store/reduce-refusal.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { patchSvg } from './patch-svg.ts';
import styles from './ScreenPicture.module.css';

type Props = { readonly row?: string | undefined };

// The screen as it is so far, drawn by the server; of several sizes the given row. The last drawing stays until a
// newer one has come.
export function ScreenPicture({ row }: Props) {
  const { loadDrawing, store } = useConfigurator();
  const state = useConfiguratorState();
  const box = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState('');
  const code = state.product?.code ?? '';
  const rows = rowsIn(state.chosen);
  const drawn = (rows.find(({ id }) => id === row) ?? rows[0])?.id;
  const number = state.blocks.findIndex(({ id }) => id === drawn) + 1;
  // A new drawing for every other answer, and once the shop is back within reach.
  const answers = JSON.stringify([stateBody(onlyRow(state, drawn)).specs, state.trouble]);
  useEffect(() => {
    let isWanted = code !== '' && answers !== '';
    const draw = async () => {
      const drawing = await loadDrawing(code, stateBody(onlyRow(store.getState(), drawn)));
      if (drawing === null || !isWanted || box.current === null) return;
      patchSvg(box.current, drawing.svg);
      setCaption(drawing.caption);
    };
    if (isWanted) void draw();
    return () => {
      isWanted = false;
    };
  }, [loadDrawing, store, code, answers, drawn]);
  return (
    <figure className={styles.picture}>
      <div ref={box} className={styles.drawing} />
      <figcaption className={styles.caption}>
        {state.blocks.length > 1 && number > 0 && <strong>{stepText.row(number)} </strong>}
        {caption}
      </figcaption>
    </figure>
  );
}

function onlyRow(state: ConfiguratorState, drawn: string | undefined): ConfiguratorState {
  const rows = rowsIn(state.chosen).filter(({ id }) => id === drawn);
  return { ...state, chosen: withRows(state.chosen, rows) };
}
