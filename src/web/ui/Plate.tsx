import { createElement, type ReactElement, useId } from 'react';
import type { Plate as PlateData } from '#domain/drawing/shape.ts';
import { type DrawingTexts, type SvgNode, svgTree } from '#domain/drawing/svg.ts';
import styles from './Plate.module.css';

type Props = { readonly plate: PlateData; readonly texts: DrawingTexts };

/** Whatever the domain draws, on a page, told in words for whoever cannot see it. */
export function Plate({ plate, texts }: Props) {
  const id = useId();
  return <div className={styles.plate}>{element(svgTree(plate, texts, id))}</div>;
}

/** A drawing beside words that say the same: hidden from whoever hears the page. */
export function SilentPlate({ tree }: { readonly tree: SvgNode }) {
  return (
    <div className={styles.plate} aria-hidden="true">
      {element(tree)}
    </div>
  );
}

function element({ tag, key, attributes, children }: SvgNode): ReactElement {
  return createElement(
    tag,
    { key, ...attributes },
    typeof children === 'string' ? children : children.map(element),
  );
}
