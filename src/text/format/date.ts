const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

/** '15 november 2026', from 'YYYY-MM-DD'. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}

/** '15-11-2026': in tables, where columns must line up. */
export function formatShortDate(date: string): string {
  return date.split('-').reverse().join('-');
}

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

/** 'do 26 nov': a day one plans for, short enough for a column. */
export function formatDay(date: string): string {
  const [weekday, day, month] = partsOf(date);
  return `${weekday.slice(0, 2)} ${day} ${shortMonths[month] ?? months[month]?.slice(0, 3)}`;
}

/** 'donderdag 26 november 2026' */
export function formatLongDay(date: string): string {
  return `${partsOf(date)[0]} ${formatDate(date)}`;
}

// Where three letters are not how it is shortened.
const shortMonths: Readonly<Record<number, string>> = { 2: 'mrt' };

function partsOf(date: string): [weekday: string, day: number, month: number] {
  const day = new Date(`${date}T00:00:00Z`);
  return [weekdays[day.getUTCDay()] ?? '', day.getUTCDate(), day.getUTCMonth()];
}

/** 'binnen 10 werkdagen'; shown as 'Levering binnen 10 werkdagen'. */
export function formatDeliveryTime(workingDays: number): string {
  return `binnen ${workingDays} werkdagen`;
}
