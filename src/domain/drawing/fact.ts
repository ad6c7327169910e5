import type { Millimetres } from '../measure/millimetres.ts';
import type { MeshKind, Side } from './shape.ts';

export type Margin = { readonly side: Side; readonly value: Millimetres; readonly isOrMore: boolean };

/** What can be seen in the drawing besides its sizes, for whoever cannot see it. `text` has a sentence for each. */
export type Fact =
  | { readonly kind: 'mount'; readonly mount: 'in' | 'on' }
  | { readonly kind: 'face'; readonly face: 'inside' | 'outside' }
  | { readonly kind: 'margins'; readonly margins: readonly Margin[] }
  | { readonly kind: 'sill'; readonly height: Millimetres }
  | { readonly kind: 'profile-depth'; readonly depth: Millimetres }
  | { readonly kind: 'rails'; readonly count: number }
  | { readonly kind: 'rail-height'; readonly height: Millimetres }
  | { readonly kind: 'clips'; readonly sides: readonly Side[] }
  | { readonly kind: 'fixing'; readonly fixing: 'turn-buttons' | 'magnet-strip' | 'clips' | 'hinges' }
  | { readonly kind: 'package'; readonly side: 'left' | 'right' }
  | { readonly kind: 'split'; readonly split: 'equal' | 'left-third' | 'right-third' }
  | { readonly kind: 'threshold'; readonly threshold: 'flat-grey' | 'flat-black' | 'raised' | 'asymmetric' }
  | { readonly kind: 'grips'; readonly count: number }
  | { readonly kind: 'pull-bar'; readonly direction: 'normal' | 'contra' }
  | { readonly kind: 'closure'; readonly closure: 'hook' | 'tilt' | 'magnet' }
  | { readonly kind: 'bottom-profile' }
  | { readonly kind: 'cord' }
  | { readonly kind: 'surround'; readonly isAllRound: boolean }
  | { readonly kind: 'hinges'; readonly side: 'left' | 'right' }
  | { readonly kind: 'lock'; readonly height: Millimetres | null }
  | { readonly kind: 'kick-plate'; readonly height: Millimetres | 'rail' }
  | {
      readonly kind: 'pet-door';
      readonly animal: 'cat' | 'small-dog' | 'large-dog';
      readonly position: 'left' | 'middle' | 'right' | null;
    }
  | { readonly kind: 'closer' }
  | { readonly kind: 'brushes'; readonly sides: readonly Side[] }
  | { readonly kind: 'mesh'; readonly mesh: MeshKind }
  | { readonly kind: 'colour'; readonly name: string };
