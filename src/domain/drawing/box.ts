import type { Unit } from '../measure/millimetres.ts';
import { labelSize, labelWidth } from './dimension.ts';
import type { Box, Point, Shape } from './shape.ts';

function union(box: Box, other: Box): Box {
  const x = Math.min(box.x, other.x);
  const y = Math.min(box.y, other.y);
  return {
    x,
    y,
    width: Math.max(box.x + box.width, other.x + other.width) - x,
    height: Math.max(box.y + box.height, other.y + other.height) - y,
  };
}

/** What a shape takes; a label at its estimated size. */
export function extentOf(shape: Shape, pixel: number, unit: Unit): Box {
  switch (shape.kind) {
    case 'rect':
      return shape;
    case 'polyline': {
      const xs = shape.points.map((point) => point.x);
      const ys = shape.points.map((point) => point.y);
      const x = Math.min(...xs);
      const y = Math.min(...ys);
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }
    case 'label': {
      const long = labelWidth(shape.content, unit, shape.style) * pixel;
      const tall = labelSize[shape.style] * pixel;
      return shape.isUpright ? around(shape, tall, long) : around(shape, long, tall);
    }
  }
}

export function boundsOf(shapes: readonly Shape[], pixel: number, unit: Unit): Box {
  const [first = { x: 0, y: 0, width: 0, height: 0 }, ...rest] = shapes.map((shape) =>
    extentOf(shape, pixel, unit),
  );
  return rest.reduce(union, first);
}

function around(at: Point, width: number, height: number): Box {
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
