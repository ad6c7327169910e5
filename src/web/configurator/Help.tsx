import { useState } from 'react';
import type { SupportPhones as Phones } from '#contract/page.ts';
import { configuratorText } from '#text/configurator.ts';
import { measuringText } from '#text/measuring-texts.ts';
import { SupportPhones } from '../layout/SupportPhones.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import styles from './Help.module.css';

type Props = { readonly code: string; readonly support: Phones };

export function Help({ code, support }: Props) {
  const [openKey, setOpenKey] = useState<string | null>('measure');
  const { steps } = measuringText(code);
  return (
    <div className={styles.help}>
      <Accordion
        openKey={openKey}
        onToggle={(key) => setOpenKey(key === openKey ? null : key)}
        sections={[
          {
            key: 'measure',
            label: configuratorText.measureTitle,
            content: (
              <ol className={styles.steps}>
                {steps.map(({ title, body }) => (
                  <li key={title}>
                    <strong>{title}</strong> {body}
                  </li>
                ))}
              </ol>
            ),
          },
          {
            key: 'advice',
            label: configuratorText.adviceTitle,
            content: <SupportPhones support={support} />,
          },
        ]}
      />
    </div>
  );
}
