import { presetText } from '#text/configurator/presets.ts';
import { Message } from '../../ui/Message.tsx';
import { isComplete } from '../store/selectors.ts';
import type { PresetInUse } from '../store/state.ts';
import { useConfiguratorState } from '../use-configurator.ts';

type Props = { readonly preset: PresetInUse };

/** What of the preset one began with is not to be had any more, until all that is asked has an answer again. */
export function LostChoices({ preset: { name, lost } }: Props) {
  const isDone = useConfiguratorState(isComplete);
  if (isDone) return null;
  return (
    // An alert, though nothing is wrong: what comes up this late is heard of no other.
    <div role="alert">
      <Message kind="info" {...(name !== '' && { title: presetText.lost(name) })}>
        {lost.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Message>
    </div>
  );
}
