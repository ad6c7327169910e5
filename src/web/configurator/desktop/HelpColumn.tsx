import type { SupportPhones as Phones } from '#contract/page.ts';
import { popupText } from '#text/configurator-desktop.ts';
import { SupportPhones } from '../../layout/SupportPhones.tsx';
import { HelpPanel } from '../help/HelpPanel.tsx';
import { leftcol } from '../selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './HelpColumn.module.css';

type Props = { readonly support: Phones };

// R2.13: follows the open section.
export function HelpColumn({ support }: Props) {
  const { store } = useConfigurator();
  const state = useConfiguratorState();
  const code = state.product?.code ?? '';
  return (
    <div className={styles.help}>
      <HelpPanel topic={leftcol(state)} code={code} />
      <p>
        <a
          href={`/meetinstructies/${code.toLowerCase()}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => store.note({ type: 'instructionClicked' })}
        >
          {popupText.fullInstruction}
        </a>
      </p>
      <div className={styles.advice}>
        <h3>{popupText.advice}</h3>
        <SupportPhones support={support} />
      </div>
    </div>
  );
}
