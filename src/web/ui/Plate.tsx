import { createElement, type ReactElement, useId } from 'react';
import type { Plate as PlateData } from '#domain/drawing/shape.ts';
import { type DrawingTexts, type SvgNode, svgTree } from '#domain/drawing/svg.ts';
import styles from './Plate.module.css';

// Without texts: beside words that say the same, and hidden from whoever hears the page.
type Props = { readonly plate: PlateData; readonly texts: DrawingTexts | null };

/** Whatever the domain draws, on a page. */
export function Plate({ plate, texts }: Props) {
  const id = useId();
  const tree = svgTree(plate, texts, id);
  return (
    <div className={styles.plate} aria-hidden={texts === null || undefined}>
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
