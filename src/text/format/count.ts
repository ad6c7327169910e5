/** '27.875': how many, in words and tables. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

const words = [
  ...['Nul', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen', 'Tien', 'Elf', 'Twaalf'],
  ...['Dertien', 'Veertien', 'Vijftien', 'Zestien', 'Zeventien', 'Achttien', 'Negentien', 'Twintig'],
];

/** 'Zeven' at the beginning of a sentence; from 21 on in figures. */
export function countAtStart(count: number): string {
  return words[count] ?? formatCount(count);
}
