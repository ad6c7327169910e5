import type { ReactNode } from 'react';
import type { Specification } from '#contract/configurator-answer.ts';
import { popupText } from '#text/configurator/popup.ts';
import { Accordion, type AccordionSection } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { Step } from '../steps/Step.tsx';
import { StepQuestion } from '../steps/StepQuestion.tsx';
import { activeSpecification, productSpecs, togglePossible } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { SectionMarker } from './SectionMarker.tsx';
import { SectionSummary } from './SectionSummary.tsx';
import styles from './Sections.module.css';
import { useFollowedSection } from './use-followed-section.ts';

type Props = {
  // Stands before the sections in place of the first, which then has no header: the rows of quick order.
  readonly lead?: (first: Specification) => ReactNode;
  // Where it has no column of its own: in the open section, at hand for what is asked there.
  readonly help?: ReactNode;
};

export function Sections({ lead, help }: Props) {
  const { store } = useConfigurator();
  const all = useConfiguratorState(productSpecs);
  const specifications = lead === undefined ? all : all.slice(1);
  const [first] = all;
  const openKey = useConfiguratorState((state) => activeSpecification(state)?.key ?? null);
  const isLoaded = useConfiguratorState(({ server }) => server !== null);
  const canToggle = useConfiguratorState(togglePossible);
  const isRestored = useConfiguratorState((state) => state.isRestored);
  const box = useFollowedSection(openKey, isRestored);

  if (!isLoaded) return <Waiting isLoading={!canToggle} />;
  const section = (specification: Specification, index: number): AccordionSection => ({
    key: specification.key,
    label: specification.label,
    marker: <SectionMarker number={index + 1} specification={specification} />,
    summary: <SectionSummary specification={specification} />,
    tooltip: specification.tooltip && (
      <Tooltip
        // Not the label: a header is found by its name, and must be the only button that has it.
        about={popupText.choice(index + 1)}
        onOpen={() => store.note({ type: 'tooltipOpened', key: specification.key })}
      >
        {specification.tooltip}
      </Tooltip>
    ),
    content: (
      <div className={styles.content}>
        <div className={styles.step}>
          <StepQuestion specification={specification}>
            <h4 className={styles.question}>{specification.question}</h4>
          </StepQuestion>
          <Step specification={specification} />
        </div>
        {specification.key === openKey && help}
      </div>
    ),
  });
  return (
    <div ref={box}>
      {isRestored && <Restored />}
      {first !== undefined && lead?.(first)}
      <div className={lead && classNames(card.card, styles.card)}>
        <Accordion
          sections={specifications.map(section)}
          openKey={openKey}
          isLocked={!canToggle}
          onToggle={(key) =>
            store.actions.toggleSpec(all.findIndex((specification) => specification.key === key))
          }
        />
      </div>
      {openKey === null && help}
    </div>
  );
}

function Waiting({ isLoading }: { readonly isLoading: boolean }) {
  const { store } = useConfigurator();
  if (isLoading) {
    return (
      <p role="status" className={styles.loading}>
        {popupText.loading}
      </p>
    );
  }
  return (
    <div className={styles.failed}>
      <Message kind="error">{popupText.loadFailed}</Message>
      <Button kind="move" onClick={store.retry}>
        {popupText.again}
      </Button>
    </div>
  );
}

function Restored() {
  const { store } = useConfigurator();
  const carried = useConfiguratorState((state) => state.carried);
  return (
    <div className={styles.restored} role="status">
      <p>{carried ?? popupText.restored}</p>
      <Button onClick={store.startOver}>{popupText.startOver}</Button>
    </div>
  );
}
