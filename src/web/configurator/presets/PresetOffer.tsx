import type { PresetShelf } from '#contract/catalogue-page.ts';
import { presetText } from '#text/configurator/presets.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './PresetOffer.module.css';
import { isAsPreset } from './preset-answers.ts';
import { useDesk } from './use-desk.ts';
import { useDialog } from './use-dialog.tsx';

type Props = { readonly shelf: PresetShelf };

/**
 * The preset used last in one press, the others in a list. It keeps its place once it has served, for what is beneath
 * must not move under somebody's hand.
 */
export function PresetOffer({ shelf: { last, count } }: Props) {
  const { open, failure } = useDialog();
  const isReady = useConfiguratorState(({ server }) => server !== null);
  const begun = useConfiguratorState((state) => (isAsPreset(state) ? state.preset?.name : undefined));
  const isBusy = useDesk(({ dialog }) => dialog?.kind === 'use');
  if (!isReady) return null;
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
        <Button aria-busy={isBusy || undefined} onClick={() => open({ kind: 'use', id: last.id })}>
          {presetText.start(last.name)}
        </Button>
      )}
      <button type="button" className={styles.all} onClick={() => open({ kind: 'list' })}>
        {presetText.all}
        <VisuallyHidden> {presetText.presets}</VisuallyHidden> {presetText.count(count)}
      </button>
      {failure}
    </section>
  );
}
