/** 'O2026-00001'. A company counts its own, from 1 in every year. */
export function formatQuoteNumber(year: number, sequence: number): string {
  return `O${year}-${String(sequence).padStart(5, '0')}`;
}

/** Whether it is written as quotes are numbered, and not in a second way. */
export function isQuoteNumber(text: string): boolean {
  return /^O\d{4}-(\d{5}|[1-9]\d{5,})$/.test(text);
}
