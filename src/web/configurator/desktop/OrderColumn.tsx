import { popupText } from '#text/configurator/popup.ts';
import { Message } from '../../ui/Message.tsx';
import { CauseLink } from '../parts/CauseLink.tsx';
import { Notes } from '../parts/Notes.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { TroubleNotice } from '../parts/TroubleNotice.tsx';
import { KeepPreset, PresetNote } from '../presets/Presets.tsx';
import { productSpecs, unfilledSpecifications } from '../store/selectors.ts';
import { stoppersElsewhere } from '../store/stoppers.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { AmountField } from './AmountField.tsx';
import { LiveDrawing } from './LiveDrawing.tsx';
import styles from './OrderColumn.module.css';
import { Prices } from './Prices.tsx';

type Props = {
  // How many of how many sizes; then there is no single amount to ask for.
  readonly totals?: string;
  // The size that is drawn.
  readonly row?: string | undefined;
};

export function OrderColumn({ totals, row }: Props) {
  const stopping = useConfiguratorState(stoppersElsewhere);
  return (
    <div className={styles.column}>
      <LiveDrawing row={row} />
      <div className={styles.footer}>
        {totals === undefined && <AmountField />}
        <TroubleNotice />
        {stopping.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className={styles.stopper} aria-label={popupText.messages} tabIndex={0}>
            <Message kind="error">
              {stopping.map(({ message: { name, message }, cause }) => (
                <p key={`${name} ${message}`}>
                  {message} {cause !== null && <CauseLink cause={cause} />}
                </p>
              ))}
            </Message>
          </section>
        )}
        <PresetNote />
        <Notes />
        <Prices totals={totals} />
        <SubmitButton isWide />
        <StillOpen />
      </div>
    </div>
  );
}

// Why the button is closed, and the way to what is missing.
function StillOpen() {
  const { store } = useConfigurator();
  const isKnown = useConfiguratorState(({ server }) => server !== null);
  const open = useConfiguratorState(unfilledSpecifications);
  const [first] = open;
  if (!isKnown) return null;
  if (first === undefined) return <KeepPreset />;
  return (
    <p className={styles.open}>
      <button
        type="button"
        className={styles.link}
        onClick={(event) => {
          const state = store.getState();
          const index = productSpecs(state).indexOf(first);
          if (index === state.activeIndex) return;
          // Lets the section it opens take the focus.
          event.currentTarget.blur();
          store.actions.toggleSpec(index);
        }}
      >
        {popupText.stillOpen(open.length)}
      </button>
    </p>
  );
}
