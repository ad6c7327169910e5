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

/** '1 april', from 'MM-DD'. */
export function formatDayOfYear(day: string): string {
  return formatDate(`2000-${day}`).slice(0, -' 2000'.length);
}

/** 'In april t/m juli' of whole months, 'Van 15 maart t/m 31 juli' of other days; both as 'MM-DD'. */
export function describePeriod({ from, until }: { readonly from: string; readonly until: string }): string {
  if (!from.endsWith('-01') || !isLastOfMonth(until))
    return `Van ${formatDayOfYear(from)} t/m ${formatDayOfYear(until)}`;
  const [first, last] = [from, until].map((day) => months[Number(day.slice(0, 2)) - 1]);
  return first === last ? `In ${first}` : `In ${first} t/m ${last}`;
}

function isLastOfMonth(day: string): boolean {
  const [month = 1, date] = day.split('-').map(Number);
  // 29 February counts as the last as well as the 28th.
  return date === new Date(Date.UTC(2000, month, 0)).getUTCDate() || day === '02-28';
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
