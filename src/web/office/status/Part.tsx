import type { ReactNode } from 'react';
import type { OnWire, StatusFacts, StatusName, StatusPart } from '#contract/office/status.ts';
import { describeFinding, statusTexts as texts } from '#text/staff/status.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './Status.module.css';
import { Verdict } from './Verdict.tsx';

export type PartProps<Name extends StatusName> = { readonly part: StatusPart<StatusFacts[Name]> };

type Props<Name extends StatusName> = PartProps<Name> & {
  readonly name: Name;
  readonly intro?: string;
  readonly children: (facts: OnWire<StatusFacts[Name]>) => ReactNode;
};

/** What is wrong before what it is judged by; of a part that could not be read, that. */
export function Part<Name extends StatusName>({ name, part, intro, children }: Props<Name>) {
  return (
    <section id={name} className={classNames(card.card, styles.part)} aria-labelledby={`${name}-title`}>
      <div className={styles.head}>
        <h2 id={`${name}-title`}>{texts.parts[name]}</h2>
        <Verdict verdict={part.verdict} />
      </div>
      {intro !== undefined && <p className={styles.soft}>{intro}</p>}
      {part.findings.length > 0 && (
        <ul className={styles.findings}>
          {part.findings.map((finding) => (
            <li key={`${finding.kind} ${finding.name}`} data-level={finding.level}>
              {describeFinding(finding)}
            </li>
          ))}
        </ul>
      )}
      {part.verdict === 'unknown' ? <p>{texts.unknown[part.why]}</p> : children(part.facts)}
    </section>
  );
}
