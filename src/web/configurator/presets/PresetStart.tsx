import { presetText } from '#text/configurator/presets.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isAsPreset } from '../store/reduce-preset.ts';
import { isEdit, productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './PresetStart.module.css';
import { useDesk } from './use-desk.ts';

/**
 * Where a configuration begins: the preset used last in one press, the others in a list. It keeps its place once it has
 * served, for what is beneath must not move under somebody's hand.
 */
export function PresetStart() {
  const { desk } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const isChange = useConfiguratorState(isEdit);
  const isReady = useConfiguratorState(({ server }) => server !== null);
  const begun = useConfiguratorState((state) => (isAsPreset(state) ? state.preset?.name : undefined));
  const shelf = useDesk(({ shelves }) => shelves[code]);
  const isBusy = useDesk(({ dialog }) => dialog?.kind === 'use');
  if (shelf === undefined || isChange || !isReady) return null;
  const { last, count } = shelf;
  return (
    <section className={styles.offer} aria-label={presetText.title}>
      <div role="status" className={styles.begun}>
        {begun !== undefined && (
          <p>
            <Icon name="check" />
            {presetText.begun(begun)}
          </p>
        )}
      </div>
      {begun === undefined && (
        <Button aria-busy={isBusy || undefined} onClick={() => desk.open({ kind: 'use', id: last.id })}>
          {presetText.start(last.name)}
        </Button>
      )}
      <button type="button" className={styles.all} onClick={() => desk.open({ kind: 'list' })}>
        {presetText.all}
        <VisuallyHidden> {presetText.presets}</VisuallyHidden> {presetText.count(count)}
      </button>
    </section>
  );
}
