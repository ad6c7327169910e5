import { useEffect, useRef, useState } from 'react';
import { patchSvg } from './patch-svg.ts';

type Props = { readonly svg: string | undefined; readonly className?: string | undefined };

/** A drawing of the server's in its place, in the page itself where it is known by then; a newer one glides into it. */
export function DrawnSvg({ svg, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState({ __html: svg ?? '' });
  useEffect(() => {
    if (svg !== undefined && box.current !== null) patchSvg(box.current, svg);
  }, [svg]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, which writes no word of a customer in it
  return <div ref={box} className={className} dangerouslySetInnerHTML={first} />;
}
