import type { DrawingInput } from '#domain/drawing/drawing.ts';
import { sceneOf } from '#domain/drawing/scene.ts';
import { Plate } from '../ui/Plate.tsx';

type Props = { readonly portrait: DrawingInput; readonly size: Parameters<typeof sceneOf>[1] };

/** A product in its wall, beside its name. */
export function ProductScene({ portrait, size }: Props) {
  return <Plate plate={sceneOf(portrait, size)} texts={null} />;
}
