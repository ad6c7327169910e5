import { presetText } from '#text/configurator/presets.ts';
import { Message } from '../../ui/Message.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './PresetNote.module.css';

const none: readonly string[] = [];

/** What of the preset one began with is not to be had any more, until the choices are somebody's own again. */
export function PresetNote() {
  const name = useConfiguratorState(({ preset }) => preset?.name ?? '');
  const lost = useConfiguratorState(({ preset }) => preset?.lost ?? none);
  return (
    <div role="status" className={styles.note}>
      {lost.length > 0 && (
        <Message kind="info" {...(name !== '' && { title: presetText.lost(name) })}>
          {lost.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Message>
      )}
    </div>
  );
}
