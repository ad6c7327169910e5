import type { Specification } from '#contract/configurator-answer.ts';
import { popupText } from '#text/configurator/popup.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Swatch } from '../steps/Swatch.tsx';
import { isOpen, isWrong } from '../store/selectors.ts';
import { summarise } from '../store/summarise.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './SectionSummary.module.css';

type Props = { readonly specification: Specification };

// R5.2: chosen text longer than this is set smaller.
const longText = 12;

export function SectionSummary({ specification }: Props) {
  const { key } = specification;
  const answer = useConfiguratorState(({ chosen }) => chosen[key] ?? null);
  const unit = useConfiguratorState(({ customer }) => customer.unit);
  const isError = useConfiguratorState((state) => isWrong(state, key));
  // The open section shows the value itself.
  const isShown = useConfiguratorState((state) => !isOpen(state, key));
  const text = summarise(specification, answer, unit);
  const hex = answer?.kind === 'colour' ? hexOf(specification, answer.colour, answer.custom?.hex) : null;
  return (
    <span className={styles.summary}>
      {hex !== null && isShown && <Swatch hex={hex} />}
      {text !== null && isShown && (
        <span className={answer?.kind === 'text' && text.length > longText ? styles.small : undefined}>
          {text}
        </span>
      )}
      {isError && <VisuallyHidden>{popupText.hasError}</VisuallyHidden>}
    </span>
  );
}

function hexOf({ options }: Specification, colour: string, custom: string | undefined): string | null {
  return custom || (options.find(({ ral }) => ral === colour)?.hex ?? null);
}
