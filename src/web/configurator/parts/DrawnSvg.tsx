import { useEffect, useRef } from 'react';
import { patchSvg } from './patch-svg.ts';

type Props = { readonly svg: string | undefined; readonly className?: string | undefined };

/** A drawing of the server's in its place; a newer one glides into it. */
export function DrawnSvg({ svg, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (svg !== undefined && box.current !== null) patchSvg(box.current, svg);
  }, [svg]);
  return <div ref={box} className={className} />;
}
