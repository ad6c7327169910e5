import { findProduct } from '#catalogue/index.ts';
import type { Country } from '#domain/business/address.ts';
import { largestAsked, maxDescription } from '#domain/cart/special-request.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { readAmount } from '#domain/configuration/read-field.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { parseMeasure } from '#domain/measure/parse-measure.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { specialTexts } from '#text/ordering/special-request.ts';
import { parsePhone } from '../accounts/phone.ts';
import { createFieldReader } from '../input/form-values.ts';
import type { FormValues } from '../input/read-form.ts';

const amountField = { kind: 'amount', name: 'amount', max: maxAmount } as const;

/** In the order of the page. A measure may be left out, for not everything has one width and one height. */
export function parseSpecialForm(values: FormValues, { unit, country }: { unit: Unit; country: Country }) {
  const fields = createFieldReader(values);
  const measure = (name: 'width' | 'height') => {
    const typed = (values[name] ?? '').trim();
    const length = typed === '' ? null : parseMeasure(typed, unit);
    const isMeasure = length !== null && length > 0 && length <= largestAsked;
    if (typed !== '' && !isMeasure) fields.errors[name] = specialTexts.sizeError;
    return isMeasure ? length : null;
  };
  const productCode = findProduct(values['code'] ?? '')?.code ?? null;
  const [width, height] = [measure('width'), measure('height')];
  const amount = fields.read(
    'amount',
    (typed) => readAmount(amountField, typed === '' ? '1' : typed).value,
    specialTexts.amountError(maxAmount),
  );
  const description = fields.read(
    'description',
    (typed) => (typed !== '' && typed.length <= maxDescription ? typed.replaceAll('\r\n', '\n') : null),
    specialTexts.tooLong,
  );
  const phone = fields.read('phone', (typed) => parsePhone(country, typed), fieldErrors.phone);
  const isWhole = Object.keys(fields.errors).length === 0;
  if (!isWhole || amount === null || description === null || phone === null) {
    return { ok: false, errors: fields.errors } as const;
  }
  return { ok: true, value: { productCode, width, height, amount, description, phone } } as const;
}

export type SpecialRequest = Extract<ReturnType<typeof parseSpecialForm>, { ok: true }>['value'];
