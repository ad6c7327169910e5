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

/** 'binnen 10 werkdagen'; shown as 'Levering binnen 10 werkdagen'. */
export function formatDeliveryTime(workingDays: number): string {
  return `binnen ${workingDays} werkdagen`;
}
