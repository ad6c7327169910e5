import type { PaletteAnswer } from '#contract/palette-answer.ts';

export type PaletteColour = PaletteAnswer['tints'][number];

/**
 * By number ('6005', '60', 'ral 6005') or by any part of the name, without regard to case and accents. What can be made
 * goes first: of them Enter picks the first.
 */
export function findColours(colours: readonly PaletteColour[], search: string): readonly PaletteColour[] {
  const wanted = plain(search).replace(/^ral\s*/, '');
  if (wanted === '') return [];
  return colours
    .filter(({ label, colorName }) =>
      /^\d+$/.test(wanted) ? digits(label).startsWith(wanted) : plain(colorName).includes(wanted),
    )
    .sort((one, other) => Number(other.orderable) - Number(one.orderable));
}

function digits(label: string): string {
  return label.replaceAll(/\D/g, '');
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();
}
