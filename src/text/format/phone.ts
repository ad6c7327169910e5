/** The address that calls a number as people write it. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
