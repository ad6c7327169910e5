/** Where a product's help pictures are served. */
export function helpImage(code: string, name: string): string {
  return `/images/help/${code.toLowerCase()}/${name}.svg`;
}
