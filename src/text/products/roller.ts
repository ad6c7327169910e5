import type { RuleSentences } from '../configurator/rule-findings.ts';
import { summaryWords } from '../configurator/summary.ts';
import type { FilmWords } from '../measuring/films.ts';
import type { MeasuringWords } from '../measuring/instruction.ts';
import type { StepText } from './step-text.ts';
import { sizeText } from './steps.ts';

const flatMeasures = 'Inbouwdiepte en ruimte zijn vlakke maten, zonder greep of rand ertussen.';

/** Steps that both roller screens share. */
export const rollerTexts = {
  montage: {
    label: 'Montage',
    short: 'Montage',
    mobile: 'Montage',
    question: 'Waar komt de rolhor?',
    instruction:
      'In de dag: cassette en geleiders komen tussen het kozijn. Op de dag: ze komen op het kozijn, naast en boven de opening.',
    tooltip: 'Heeft het kozijn te weinig diepte voor de cassette, kies dan op de dag.',
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
    question: { ...sizeText.question, opening: 'Hoe groot is de opening, en hoeveel ruimte is er?' },
    explanation: {
      ...sizeText.explanation,
      opening: `Vul de opening in zoals u die meet. ${flatMeasures}`,
    },
    besideRows: {
      question: 'Hoeveel ruimte is er voor de rolhor?',
      instruction: 'In de dag telt hoe diep het kozijn is, op de dag hoeveel kozijn er rondom vrij is.',
      tooltip: 'De maten van de openingen staan in de regels. Wat u hier kiest, geldt voor alle regels.',
      explanation: flatMeasures,
    },
    fields: {
      ...sizeText.fields,
      depth: { label: summaryWords.depth },
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
    question: 'Wilt u een trekkoord?',
    instruction: 'Met een trekkoord haalt u een hoge rolhor naar beneden zonder trapje.',
    tooltip: 'Zonder koord trekt u de rolhor met de hand aan de onderlijst naar beneden.',
    explanation: null,
    fields: { cord: { label: 'Trekkoord', options: { '0': { name: 'Nee' }, '1': { name: 'Ja' } } } },
  },
} as const satisfies Readonly<Record<string, StepText>>;

export function rollerMeasuring(
  depth: number,
  beside: number,
  above: number,
): Omit<MeasuringWords, 'attention'> {
  const inside = `Cassette en geleiders hebben minimaal ${depth} mm vlakke diepte nodig.`;
  const on = `Links en rechts is minimaal ${beside} mm vlak kozijn nodig, boven ${above} mm.`;
  return {
    intro:
      'U meet de opening van het raam op de plek waar de rolhor komt, en de diepte of ruimte voor cassette en geleiders.',
    size: {
      opening:
        'De opening is de ruimte tussen de zijkanten van het kozijn, en tussen bovendorpel en vensterbank of onderdorpel.',
      total: 'De totale maat is de buitenmaat van de rolhor, met cassette en geleiders.',
    },
    further: {
      opening: [
        { title: 'In de dag: meet de inbouwdiepte', body: inside },
        { title: 'Op de dag: meet de ruimte rondom', body: on },
      ],
      total: [
        { title: 'In de dag: controleer de inbouwdiepte', body: inside },
        { title: 'Op de dag: controleer de ruimte rondom', body: on },
      ],
    },
  };
}

/** Mounted on the frame, above a sill. */
export function rollerFilm(
  depth: number,
  beside: number,
  above: number,
): Pick<FilmWords, 'answers' | 'where' | 'inside' | 'around'> {
  return {
    answers: {
      montage: { in_frame: '2' },
      alle_maten: { space_left: '35', space_right: '28', space_top: '60', space_bottom: '0' },
    },
    where: 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot vensterbank.',
    inside: `In de dag: meet hoe diep het kozijn vlak is. De rolhor heeft ${depth} mm nodig.`,
    around: `Op de dag: meet het vlakke kozijn. Links en rechts minimaal ${beside} mm, boven ${above} mm.`,
  };
}

export const rollerUnless = 'Met een onderprofiel wordt hij nog 20 mm hoger.';

export const rollerFindings = {
  ro_diepte: 'De inbouwdiepte is te klein. De {product} heeft minimaal {min} nodig. Kies montage op de dag.',
  ro_ruimte: 'Voor montage op de dag is links en rechts {guide} en boven {cassette} ruimte nodig.',
} as const satisfies RuleSentences;
