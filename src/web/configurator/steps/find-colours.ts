import type { PaletteColour } from './palette-colour.ts';

/** By number ('6005', '60', 'ral 6005') or by any part of the name, without regard to case and accents. */
export function findColours(colours: readonly PaletteColour[], search: string): readonly PaletteColour[] {
  const wanted = plain(search).replace(/^ral\s*/, '');
  if (wanted === '') return [];
  return colours.filter(({ label, colorName }) =>
    /^\d+$/.test(wanted) ? digits(label).startsWith(wanted) : plain(colorName).includes(wanted),
  );
}

/** What Enter picks: the first that can be made. */
export function firstToPick(found: readonly PaletteColour[]): PaletteColour | null {
  return found.find(({ orderable }) => orderable) ?? found[0] ?? null;
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
