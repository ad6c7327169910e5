import { createElement, type ReactElement, useId } from 'react';
import type { Drawing } from '#domain/drawing/shape.ts';
import { type SvgNode, svgTree } from '#domain/drawing/svg.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import styles from './ScreenDrawing.module.css';

type Props = { readonly drawing: Drawing; readonly productName?: string | undefined };

/** The configured screen as one picture, told in words for whoever cannot see it. */
export function ScreenDrawing({ drawing, productName }: Props) {
  const id = useId();
  const tree = svgTree(drawing, drawingTexts(drawing, productName), id);
  return <div className={styles.drawing}>{element(tree)}</div>;
}

function element({ tag, key, attributes, children }: SvgNode): ReactElement {
  return createElement(
    tag,
    { key, ...attributes },
    typeof children === 'string' ? children : children.map(element),
  );
}
