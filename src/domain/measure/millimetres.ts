/** A length in whole millimetres. One decimal of a centimetre is one millimetre, so nothing is lost. */
export type Millimetres = number & { readonly __unit: 'mm' };

/** The unit a customer types and reads; everything inside the shop is millimetres. */
export type Unit = 'mm' | 'cm';

export function millimetres(value: number): Millimetres {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of millimetres: ${value}`);
  return value as Millimetres;
}
