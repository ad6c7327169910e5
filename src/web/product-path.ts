import { measuringSheetFiles } from '#contract/catalogue-page.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';

export function productPath(code: string): string {
  return `/producten/${code.toLowerCase()}`;
}

/** Begins with a preset. */
export function presetPath(code: string, id: number): string {
  return `${productPath(code)}?uitvoering=${id}`;
}

export function quickPresetPath(code: string, id: number): string {
  return `/snel-bestellen?product=${code}&uitvoering=${id}`;
}

export function measuringPath(code: string): string {
  return `/meetinstructies/${code.toLowerCase()}`;
}

export function measuringSheetPath(code: string, way: WayOfMeasuring): string {
  return `${measuringPath(code)}/${measuringSheetFiles[way]}`;
}

export function logInPath(returnTo: string): string {
  return `/inloggen?terug=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
}
