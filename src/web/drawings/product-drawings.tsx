import type { ReactNode } from 'react';
import type { productNames } from '#text/products/product-names.ts';
import { FaceScreen } from './FaceScreen.tsx';
import { HingedDoor } from './HingedDoor.tsx';
import { InsetScreen } from './InsetScreen.tsx';
import { PleatedDoor } from './PleatedDoor.tsx';
import { RollerScreen } from './RollerScreen.tsx';
import type { DrawingProps } from './shapes.tsx';

export type ProductSketch = {
  // An everyday size, and how high above the floor it hangs.
  readonly width: number;
  readonly height: number;
  readonly sill: number;
  readonly draw: (props: DrawingProps) => ReactNode;
};

const sketches: Readonly<Record<string, ProductSketch>> = {
  'PE-100': {
    width: 1100,
    height: 1400,
    sill: 780,
    draw: (props) => <InsetScreen {...props} />,
  },
  'SE-100': {
    width: 1050,
    height: 2180,
    sill: 0,
    draw: ({ box, detail }) => <PleatedDoor box={box} detail={detail} leaves={1} />,
  },
  'SE-200': {
    width: 2000,
    height: 2180,
    sill: 0,
    draw: ({ box, detail }) => <PleatedDoor box={box} detail={detail} leaves={2} />,
  },
  'RO-50': {
    width: 1050,
    height: 1300,
    sill: 880,
    draw: ({ box, meshStep }) => <RollerScreen box={box} meshStep={meshStep} build="light" />,
  },
  'RO-100': {
    width: 1600,
    height: 1480,
    sill: 700,
    draw: ({ box, meshStep }) => <RollerScreen box={box} meshStep={meshStep} build="heavy" />,
  },
  'CE-100': {
    width: 1000,
    height: 1660,
    sill: 520,
    draw: (props) => <FaceScreen {...props} />,
  },
  'CA-100': {
    width: 1020,
    height: 2180,
    sill: 0,
    draw: (props) => <HingedDoor {...props} />,
  },
} satisfies Readonly<Record<keyof typeof productNames, ProductSketch>>;

export function sketchOf(code: string): ProductSketch {
  const sketch = sketches[code];
  if (sketch === undefined) throw new Error(`Product ${code} has no drawing`);
  return sketch;
}
