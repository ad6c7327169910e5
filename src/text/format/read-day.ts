import { formatDayOfYear } from './date.ts';

/** '1 april', '1 apr', '1-4' or '01/04' as 'MM-DD'; null for what is no day of any year. */
export function readDayOfYear(typed: string): string | null {
  const [, day, month = ''] = /^(\d{1,2})[ ./-]+(\d{1,2}|\p{L}{3,9})\.?$/u.exec(typed.trim()) ?? [];
  if (day === undefined) return null;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month.toLowerCase());
  return existing(2000, number, Number(day))?.slice(5) ?? null;
}

/** '24-12-2026' or '2026-12-24' as 'YYYY-MM-DD'; null for what is no day. */
export function readDate(typed: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  if (iso !== null) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dutch = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4})$/.exec(typed.trim());
  return dutch === null ? null : existing(Number(dutch[3]), Number(dutch[2]), Number(dutch[1]));
}

function monthNumber(word: string): number {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  // 'mrt' is how March is shortened.
  return months.find((month) => nameOf(month).startsWith(word) || (word === 'mrt' && month === 3)) ?? 0;
}

function nameOf(month: number): string {
  return formatDayOfYear(`${String(month).padStart(2, '0')}-01`).slice(2);
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : null;
}
