import { longestTaskNote, type TaskKind, type TaskWay } from '#domain/task/task-kind.ts';
import { taskTexts } from './staff-tasks.ts';

type WayText = { readonly button: string; readonly note: string };

/** What a button does, told before it is pressed. */
export const taskWayTexts: Readonly<Record<TaskWay, WayText>> = {
  give_back: {
    button: 'Terugbetalen',
    note: 'Het bedrag gaat via de betaaldienst terug naar wie het betaalde. Dat kan niet worden teruggedraaid.',
  },
  refund_again: {
    button: 'Opnieuw terugbetalen',
    note: 'De betaaldienst wordt opnieuw gevraagd het bedrag terug te betalen. Er komt geen tweede creditnota.',
  },
  send_again: {
    button: 'Opnieuw versturen',
    note: 'De e-mail wordt nu opnieuw verzonden. Lukt dat weer niet, dan komt de taak terug.',
  },
  try_again: {
    button: 'Opnieuw proberen',
    note: 'De winkel doet dit werk nu opnieuw. Lukt het weer niet, dan komt er een nieuwe taak.',
  },
};

export function nameTaskKind(kind: TaskKind): string {
  return taskTexts[kind].title;
}

export const tasksTexts = {
  title: 'Taken',
  aside: 'Wat een mens moet bekijken, het oudste eerst.',
  asideDone: 'Wat is afgehandeld, het laatste eerst.',
  searchHint: 'Bedrijf, nummer of wat er gebeurde',
  status: 'Status',
  statuses: { open: 'open', done: 'afgehandeld' },
  kind: 'Soort',
  nothing: 'Er is niets dat op u wacht.',
  headings: {
    what: 'Wat',
    whom: 'Wie',
    about: 'Waarover',
    amount: 'Bedrag',
    since: 'Sinds',
    settle: 'Afhandelen',
    done: 'Afgehandeld',
  },
  csvHeadings: [
    'nummer',
    'soort',
    'wat',
    'bijzonderheden',
    'bedrijf',
    'waarover',
    'bedrag',
    'sinds',
    'afgehandeld',
    'door',
    'toelichting',
  ],
  fileName: 'taken.csv',
  number: (id: number) => `Taak ${id}`,
  since: (age: string) => `sinds ${age}`,
  facts: 'Gegevens',
  happened: 'Wat er gebeurde',
  settleTitle: 'Afhandelen',
  settle: 'Afgehandeld',
  settleNote: 'Is het op een andere manier opgelost? Dan verdwijnt de taak uit de lijst.',
  note: 'Toelichting',
  noteHint: `Mag leeg blijven. Ten hoogste ${longestTaskNote} tekens; staat bij de taak en in het logboek.`,
  doneBy: (name: string | null) => (name === null ? 'vanzelf, of met een opdracht' : name),
  order: (number: string) => `Bestelling ${number}`,
  invoice: (number: string) => `Factuur ${number}`,
  payment: (id: number) => `Betaling ${id}`,
  specialRequest: (id: number) => `Maatwerkaanvraag ${id}`,
  accountRequest: 'Aanvraag van een account',
  days: (days: number) => (days === 0 ? 'vandaag' : days === 1 ? 'gisteren' : `${days} dagen`),
  letGo: 'Laat de bestelling los bij de bestelling zelf, of annuleer haar daar.',
  notices: {
    afgehandeld: 'De taak is afgehandeld.',
    terugbetalen: 'Het geld gaat terug. De taak is afgehandeld; mislukt het, dan komt er een nieuwe.',
    'opnieuw-terugbetalen': 'Het geld gaat opnieuw terug. Mislukt het weer, dan komt er een nieuwe taak.',
    'opnieuw-versturen': 'De e-mail wordt nu opnieuw verzonden. Mislukt het weer, dan komt de taak terug.',
    'opnieuw-proberen': 'De winkel doet dit werk nu opnieuw. Mislukt het weer, dan komt er een nieuwe taak.',
  },
  problems: {
    al: 'Deze taak was al afgehandeld. Er is niets opnieuw gedaan.',
    anders: 'Dit kan niet bij deze taak.',
    'niets-over':
      'Er is niets meer te doen: het is intussen gebeurd, of er is niets meer van over. Handel de taak af met een toelichting.',
    'te-lang': `De toelichting is te lang: ten hoogste ${longestTaskNote} tekens.`,
  },
} as const;
