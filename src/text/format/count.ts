/** '27.875': how many, in words and tables. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** '8, 14 of 30' */
export function formatEither(counts: readonly number[]): string {
  const last = counts.at(-1) ?? '';
  return counts.length < 2 ? `${last}` : `${counts.slice(0, -1).join(', ')} of ${last}`;
}

const words = [
  ...['Nul', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien', 'Elf', 'Twaalf'],
  ...['Dertien', 'Veertien', 'Vijftien', 'Zestien', 'Zeventien', 'Achttien', 'Negentien', 'Twintig'],
];

/** 'Zeven' at the beginning of a sentence; from 21 on in figures. */
export function countAtStart(count: number): string {
  return words[count] ?? formatCount(count);
}
