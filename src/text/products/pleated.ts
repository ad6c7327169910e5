import type { RuleSentences } from '../configurator/rule-findings.ts';
import type { FilmWords } from '../measuring/films.ts';
import type { OuterSize } from '../measuring/outer-size.ts';
import type { StepText } from './step-text.ts';
import { marginsToCome } from './steps.ts';

const doorMountingText = {
  label: 'Montage',
  short: 'Montage',
  mobile: 'Montage',
  question: 'Waar komt de hordeur?',
  instruction:
    'In de dag: de hordeur komt tussen het kozijn. Op de dag: de hordeur komt op het kozijn en valt er rondom overheen.',
  tooltip:
    'In de dag blijft het kozijn in het zicht. Op de dag is de oplossing waar het kozijn te weinig diepte heeft of niet haaks is.',
  explanation: marginsToCome,
  fields: {
    in_frame: {
      label: 'Montage',
      options: {
        '1': { name: 'In de dag (tussen het kozijn)', short: 'In de dag' },
        '2': { name: 'Op de dag (op het kozijn)', short: 'Op de dag' },
      },
    },
  },
} as const satisfies StepText;

/** Steps that the single and the double pleated door share. */
export const pleatedTexts = {
  montage: doorMountingText,
  onderstrip: {
    label: 'Onderstrip',
    short: 'Onderstrip',
    mobile: 'Onderstrip',
    question: 'Welke strip komt er op de dorpel?',
    instruction: 'De hordeur loopt over deze strip. Voor montage op de dag is de asymmetrische strip nodig.',
    tooltip: 'Over een vlakke strip van 5 mm loopt u zonder drempel naar buiten.',
    explanation: 'Loopt de dorpel schuin af, kies dan de verhoogde strip.',
    fields: {
      onderstrip: {
        label: 'Onderstrip',
        options: {
          '1': { name: 'Vlak, drempelloos 5 mm grijs', short: 'Vlak 5 mm grijs' },
          '2': { name: 'Vlak 5 mm zwart' },
          '3': { name: 'Verhoogd voor schuine dorpel', short: 'Verhoogd' },
          '4': { name: 'Asymmetrisch voor op de dag', short: 'Asymmetrisch' },
        },
      },
    },
  },
  bevestiging: {
    label: 'Bevestiging',
    short: 'Bevestiging',
    mobile: 'Bevestiging',
    question: 'Hoe komt de hordeur vast te zitten?',
    instruction: 'Montagetape laat het kozijn heel. Schroeven houden ook hoge deuren vast.',
    tooltip: 'Kies schroeven op stuc, ruw hout of steen: daar hecht tape niet.',
    explanation: 'Montagetape kan alleen op een vlakke, vetvrije ondergrond.',
    fields: {
      fixation: {
        label: 'Bevestiging',
        options: { '1': { name: 'Montagetape' }, '2': { name: 'Schroeven' } },
      },
    },
  },
  gaas: {
    label: 'Gaas',
    short: 'Gaas',
    mobile: 'Gaas',
    question: 'Welk gaas wilt u?',
    instruction: 'Zwart plisségaas valt van binnenuit het minst op; grijs oogt lichter van buitenaf.',
    tooltip: 'Het gaas is geplisseerd polyester en vouwt op als een harmonica.',
    explanation: null,
    fields: {
      wire_id: { label: 'Gaas', options: { '1': { name: 'Zwart' }, '2': { name: 'Grijs' } } },
    },
  },
} as const satisfies Readonly<Record<string, StepText>>;

export const pleatedMesh = 'Geplisseerd polyester, zwart of grijs';

export const pleatedOuterSize: OuterSize = { inside: [4, 3], around: [60, 30], isMost: true, unless: null };

/** Of both films: mounted on the frame. */
export const pleatedFilm = {
  answers: {
    montage: { in_frame: '2' },
    onderstrip: { onderstrip: '4' },
    rondom_maten: { space_left: '60', space_right: '25', space_top: '40' },
  },
  inside: 'In de dag: rondom is niets te meten. Wij houden de speling vrij.',
  around: 'Op de dag: meet links, rechts en boven het vlakke kozijn. Minimaal 21 mm per zijde.',
} as const satisfies Partial<FilmWords>;

export const pleatedFindings = {
  se_verhouding: 'De hoogte moet minimaal {surplus} groter zijn dan de breedte van het (breedste) deurdeel.',
  se_strip_op_de_dag: 'Bij montage op de dag is de asymmetrische onderstrip nodig.',
  se_strip_in_de_dag: 'De asymmetrische onderstrip is alleen mogelijk bij montage op de dag.',
  se_grijs_hoogte: 'Grijs plisségaas is leverbaar tot een hoogte van {max}. Kies zwart gaas.',
  se_tape_hoogte: 'Montagetape kan tot een hoogte van {max}. Kies voor schroeven.',
} as const satisfies RuleSentences;
