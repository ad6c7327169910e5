import { formatCount } from '../format/count.ts';

const orderCounts = (count: number) => (count === 1 ? '1 bestelling' : `${formatCount(count)} bestellingen`);
const screenCounts = (count: number) => (count === 1 ? '1 hor' : `${formatCount(count)} horren`);

export const homeTexts = {
  title: 'Vandaag',
  pageTitle: 'Beheer',
  aside: (day: string, name: string, role: string) => `${day} · ${name}, ${role}`,
  nothing: 'Er is vandaag niets dat op u wacht.',
  groups: { orders: 'Bestellingen', money: 'Geld', customers: 'Klanten', shop: 'De winkel zelf' },
  todos: {
    late: 'te laat',
    due_today: 'vandaag te leveren',
    to_release: 'vrij voor productie',
    held: 'vastgehouden',
    payment_trouble: 'betalingen die iemand moet bekijken',
    bank_waiting: 'bankafschriften met geld dat nog niet is geboekt',
    overdue: 'facturen over hun datum',
    third_reminder: 'facturen open na drie herinneringen',
    account_requests: 'aanvragen van een account',
    questions: 'vragen over maatwerk en btw-nummers',
    mail_failed: 'e-mails niet verzonden',
    job_failed: 'keer werk van de winkel mislukt',
  },
  count: (count: number, most: number) => (count > most ? `${most}+` : formatCount(count)),
  oldest: 'Oudste:',
  since: (day: string) => `sinds ${day}`,
  due: (day: string) => `voor ${day}`,
  intake: {
    orders: {
      title: 'Bestellingen per week',
      counted: orderCounts,
      heading: 'bestellingen',
    },
    screens: {
      title: 'Horren per week',
      counted: screenCounts,
      heading: 'horren',
    },
  },
  intakeNote: 'Geplaatst in die week, zonder wat is geannuleerd. Weken van maandag tot en met zondag.',
  week: (week: number) => `week ${week}`,
  axis: 'week',
  weekHeading: 'Week',
  amountHeading: 'incl. btw',
  thisWeek: (week: number, now: string, before: string | null, year: number) =>
    before === null
      ? `Week ${week}: ${now} tot nu toe.`
      : `Week ${week}: ${now} tot nu toe, in ${year} ${before} in de hele week.`,
  soFar: (year: number, now: string, before: string, yearBefore: number) =>
    `In ${year} tot nu toe ${now}; in ${yearBefore} tot en met dezelfde week ${before}.`,
  asTable: 'Als tabel',
  tableOf: (title: string) => `${title}, als tabel`,
  none: '–',
} as const;
