import type { SupportPhones as Phones } from '#contract/page.ts';
import { frameText } from '#text/configurator/frame.ts';
import { SupportPhones } from '../../ui/SupportPhones.tsx';
import type { HelpPanel } from '../help/HelpPanel.tsx';
import { MeasuringHelp } from '../help/MeasuringHelp.tsx';
import { late } from '../late.tsx';
import { leftcol, productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './HelpColumn.module.css';

// Only what stands there first comes with the popup. Help that does not come leaves the choices in peace.
const Help = late(async () => (await import('../help/HelpPanel.tsx').catch(() => null))?.HelpPanel ?? NoHelp);

type Props = { readonly support: Phones };

/** Help with what is being asked: it follows the open section (R2.13). */
export function HelpColumn({ support }: Props) {
  const { store } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const topic = useConfiguratorState(leftcol);
  return (
    <aside className={styles.help} aria-label={frameText.help}>
      {topic === 'meetinstructie' ? <MeasuringHelp code={code} /> : <Help topic={topic} code={code} />}
      <p>
        <a
          href={`/meetinstructies/${code.toLowerCase()}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => store.note({ type: 'instructionClicked' })}
        >
          {frameText.fullInstruction}
        </a>
      </p>
      <div className={styles.advice}>
        <h3>{frameText.advice}</h3>
        <SupportPhones support={support} />
      </div>
    </aside>
  );
}

function NoHelp(_: Parameters<typeof HelpPanel>[0]) {
  return null;
}
