import { type ReactNode, useId, useState } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

export type AccordionSection = {
  readonly key: string;
  readonly label: string;
  // Check, number or warning before the label.
  readonly marker?: ReactNode;
  readonly summary?: ReactNode;
  // Beside the header and not in it: a button may not hold another button.
  readonly tooltip?: ReactNode;
  readonly content: ReactNode;
};

type Props = {
  readonly sections: readonly AccordionSection[];
  readonly openKey: string | null;
  readonly onToggle: (key: string) => void;
  readonly isLocked?: boolean;
};

export function Accordion({ sections, openKey, onToggle, isLocked = false }: Props) {
  return (
    <div className={styles.accordion}>
      {sections.map((section) => (
        <Section
          key={section.key}
          section={section}
          isOpen={section.key === openKey}
          isLocked={isLocked}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

type SectionProps = Pick<Props, 'onToggle'> & {
  readonly section: AccordionSection;
  readonly isOpen: boolean;
  readonly isLocked: boolean;
};

function Section({ section, isOpen, isLocked, onToggle }: SectionProps) {
  const panelId = useId();
  // Drawn when it is first opened, and from then on kept: what was typed in it stays when it is closed.
  const [isKept, setIsKept] = useState(isOpen);
  if (isOpen && !isKept) setIsKept(true);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.header}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-disabled={isLocked || undefined}
            onClick={() => {
              if (!isLocked) onToggle(section.key);
            }}
          >
            {section.marker}
            <span className={styles.label}>{section.label}</span>
            {section.summary !== undefined && <span className={styles.summary}>{section.summary}</span>}
            <span className={styles.chevron}>
              <Icon name="chevron" />
            </span>
          </button>
        </h3>
        {section.tooltip}
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {(isOpen || isKept) && section.content}
      </div>
    </section>
  );
}
