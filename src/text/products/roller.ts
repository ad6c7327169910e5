import type { StepText } from './step-text.ts';
import { sizeText } from './steps.ts';

/** Steps that both roller screens share. */
export const rollerTexts = {
  montage: {
    label: 'Montage',
    short: 'Montage',
    mobile: 'Montage',
    tooltip:
      'In de dag: cassette en geleiders komen tussen het kozijn. Op de dag: ze komen op het kozijn, naast en boven de opening.',
    explanation: {
      opening: 'In de dag vragen wij de inbouwdiepte, op de dag de ruimte rondom.',
      total: null,
    },
    fields: {
      in_frame: {
        label: 'Montage',
        options: { '1': { name: 'In de dag' }, '2': { name: 'Op de dag' } },
      },
    },
  },
  alle_maten: {
    ...sizeText,
    label: { ...sizeText.label, opening: 'Maten' },
    explanation: {
      ...sizeText.explanation,
      opening:
        'Vul de opening in zoals u die meet. Inbouwdiepte en ruimte zijn vlakke maten, zonder greep of rand ertussen.',
    },
    fields: {
      ...sizeText.fields,
      depth: { label: 'Inbouwdiepte' },
      space_left: { label: 'Links' },
      space_right: { label: 'Rechts' },
      space_top: { label: 'Boven' },
      space_bottom: {
        label: 'Onder',
        values: { '0': 'Dorpel of vensterbank aanwezig', '20': 'Geen dorpel: onderprofiel' },
      },
    },
  },
  trekkoord: {
    label: 'Trekkoord',
    short: 'Trekkoord',
    mobile: 'Trekkoord',
    tooltip: 'Met een trekkoord haalt u een hoge rolhor naar beneden zonder trapje.',
    explanation: null,
    fields: { cord: { label: 'Trekkoord', options: { '0': { name: 'Nee' }, '1': { name: 'Ja' } } } },
  },
} as const satisfies Readonly<Record<string, StepText>>;
