import { useEffect, useRef, useState } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { stateBody } from '../store/payload.ts';
import { productCode } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { patchSvg } from './patch-svg.ts';
import styles from './ScreenPicture.module.css';

type Props = { readonly row?: string | undefined };

/**
 * The screen as it is so far, drawn by the server; of several sizes the given row. The last drawing stays until a
 * newer one has come.
 */
export function ScreenPicture({ row }: Props) {
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
  const box = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState('');
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
        {number > 0 && <strong>{stepText.row(number)} </strong>}
        {caption}
      </figcaption>
    </figure>
  );
}

function onlyRow(state: ConfiguratorState, drawn: string | undefined): ConfiguratorState {
  const asked = state.rows.asked.filter(({ id }) => id === drawn);
  return { ...state, rows: { ...state.rows, asked } };
}
