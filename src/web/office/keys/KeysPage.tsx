import { Fragment } from 'react';
import { type KeyAction, officeKeys } from '#contract/office/keys.ts';
import { keyNames, keysTexts as texts } from '#text/staff/keys.ts';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from './KeysPage.module.css';

/** R11.8: behind the question mark, and behind a link for who does not know that yet. */
export function KeysPage() {
  return (
    <OfficePage title={texts.title} aside={texts.aside}>
      <Section title={texts.list}>
        <dl className={styles.keys}>
          {(Object.keys(officeKeys) as KeyAction[]).map((action) => (
            <div key={action} className={styles.row}>
              <dt>
                {officeKeys[action].map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ` ${texts.or} `}
                    <kbd className={styles.key}>{keyNames[key] ?? key}</kbd>
                  </Fragment>
                ))}
              </dt>
              <dd>{texts.actions[action]}</dd>
            </div>
          ))}
        </dl>
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Section>
    </OfficePage>
  );
}
