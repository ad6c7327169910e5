import { useEffect, useRef, useState } from 'react';
import { patchSvg } from './patch-svg.ts';
import { stateBody } from './payload.ts';
import styles from './ScreenPicture.module.css';
import { useConfigurator, useConfiguratorState } from './use-configurator.ts';

// The screen as it is so far, drawn by the server. The last drawing stays until a newer one has come.
export function ScreenPicture() {
  const { loadDrawing, store } = useConfigurator();
  const state = useConfiguratorState();
  const box = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState('');
  const code = state.product?.code ?? '';
  // A new drawing for every other answer, and for no other reason.
  const answers = JSON.stringify(stateBody(state).specs);
  useEffect(() => {
    let isWanted = code !== '' && answers !== '';
    const draw = async () => {
      const drawing = await loadDrawing(code, stateBody(store.getState()));
      if (drawing === null || !isWanted || box.current === null) return;
      patchSvg(box.current, drawing.svg);
      setCaption(drawing.caption);
    };
    if (isWanted) void draw();
    return () => {
      isWanted = false;
    };
  }, [loadDrawing, store, code, answers]);
  return (
    <figure className={styles.picture}>
      <div ref={box} className={styles.drawing} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
