import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Size } from './../measure/size.ts';
import type { SoFar } from '../product/finding.ts';
import type { Added, Mounting } from './allowance.ts';

/** How small and how large something can still become, whatever is answered next. */
export type Span = { readonly least: number; readonly most: number };

/**
 * What the total size can still become, in millimetres; null while the size it needs is not typed. Width and height
 * have to be compared way by way: how a screen is mounted changes both at once.
 */
export type Reach = Size<Span | null> & {
  /** In square millimetres. */
  readonly area: Span | null;
  /** By way of mounting, the smallest screen first; none while width or height is not typed. */
  readonly ways: readonly Size<Span>[];
};

export const unknownReach: Reach = { width: null, height: null, area: null, ways: [] };

export function reachOf({ width, height }: Size<Millimetres | null>, mountings: readonly Mounting[]): Reach {
  const ways =
    width === null || height === null
      ? []
      : mountings
          .map((mounting) => ({
            width: grown(width, mounting.width),
            height: grown(height, mounting.height),
          }))
          .sort((one, other) => areaOf(one).least - areaOf(other).least);
  return {
    width: width === null ? null : hull(mountings.map((mounting) => grown(width, mounting.width))),
    height: height === null ? null : hull(mountings.map((mounting) => grown(height, mounting.height))),
    area: hull(ways.map(areaOf)),
    ways,
  };
}

/** The length itself, once no answer can change it any more. */
export function settled(span: Span | null): Millimetres | null {
  return span !== null && span.least === span.most ? millimetres(span.least) : null;
}

/** What a finding about it has to say besides. */
export function soFar({ least, most }: Span): SoFar {
  return least === most ? {} : { soFar: true };
}

function grown(typed: Millimetres, { least, most }: Added): Span {
  return { least: typed + least, most: typed + most };
}

function areaOf({ width, height }: Size<Span>): Span {
  return { least: width.least * height.least, most: width.most * height.most };
}

function hull(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    least: Math.min(...spans.map(({ least }) => least)),
    most: Math.max(...spans.map(({ most }) => most)),
  };
}
