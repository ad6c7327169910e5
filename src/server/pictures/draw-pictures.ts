import { render } from '../render/render-pool.ts';

// Twice what a mail shows it at, for a sharp screen.
const width = 640;

/** PNG, for mail programs drop SVG. */
export async function drawPictures(svgs: readonly string[]): Promise<readonly Uint8Array[]> {
  return svgs.length === 0 ? [] : render({ kind: 'pictures', svgs, width });
}
