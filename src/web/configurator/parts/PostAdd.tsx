import type { SyntheticEvent } from 'react';
import { postAddText } from '#text/configurator/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeepPreset } from '../presets/KeepPreset.tsx';
import type { Destination } from '../store/state.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './PostAdd.module.css';
import { ScreenPicture } from './ScreenPicture.tsx';

const ways = [
  { destination: 'cart', label: postAddText.cart, kind: 'move' },
  { destination: 'checkout', label: postAddText.checkout, kind: 'order' },
  { destination: 'shop', label: postAddText.shop, kind: 'quiet' },
] as const satisfies readonly {
  readonly destination: Destination;
  readonly label: string;
  readonly kind: string;
}[];

type Props = { readonly title?: string; readonly message: string };

/** R2.50, R2.51: what was ordered, as it will be made, and three ways on. */
export function PostAdd({ title = postAddText.title, message }: Props) {
  const { store } = useConfigurator();
  const image = useConfiguratorState((state) => state.postAddImage);
  const leaving = useConfiguratorState((state) => state.leaving);
  const isSingle = useConfiguratorState(({ rows }) => rows.typed.length === 1);
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        <p className={styles.mark}>
          <Icon name="check" />
        </p>
        <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.message} role="status">
          {message}
        </p>
        <div className={styles.ways}>
          {ways.map(({ destination, label, kind }) => (
            <div key={destination} className={leaving === destination ? styles.flashing : undefined}>
              <Button kind={kind} isWide disabled={leaving !== null} onClick={() => store.leave(destination)}>
                {label}
              </Button>
            </div>
          ))}
        </div>
        <KeepPreset />
      </div>
      <div className={styles.image}>
        {image !== null && (
          <picture>
            <source type="image/webp" srcSet={image.replace(/\.png$/, '.webp')} />
            <img src={image} width={560} height={670} alt="" onError={hide} />
          </picture>
        )}
      </div>
      {/* One drawing cannot stand for several sizes. */}
      {isSingle && (
        <div className={styles.drawing}>
          <ScreenPicture />
        </div>
      )}
    </div>
  );
}

function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus();
}

function hide(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true;
}
