import type { ColourOption } from '#domain/product/colour.ts';
import { ralPalette } from './ral.ts';

const anodisedHex = '#B5B8BA';

/** 'RAL 7016 structuur' is RAL 7016 with another finish. */
function toneOf(label: string) {
  const colour = ralPalette.get(label.slice(0, 'RAL 0000'.length));
  if (colour === undefined) throw new Error(`not in the palette: ${label}`);
  return { name: colour.name, hex: colour.hex };
}

export function standard(key: string, label: string): ColourOption {
  return { key, role: 'standard', label, ...toneOf(label) };
}

export function listed(key: string, label: string): ColourOption {
  return { key, role: 'listed', label, ...toneOf(label) };
}

export function anodised(key: string): ColourOption {
  return { key, role: 'anodised', label: 'EV 1', name: null, hex: anodisedHex };
}

export function other(key: string): ColourOption {
  return { key, role: 'other' };
}

export function custom(key: string): ColourOption {
  return { key, role: 'custom', palette: ralPalette };
}
