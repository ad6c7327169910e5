import { phoneDigits } from '#domain/business/limits.ts';
import { longSideLimits, type ShippingTerms } from '#domain/cart/terms.ts';
import { decimalString } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import type { InformationText, SettingName, ShopContact } from '#domain/shop-settings/shop-settings.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { formatEuro } from '#text/format/money.ts';
import { settingErrors } from '#text/staff/settings.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import { field, fixedForm, type SettingForm } from './setting-form.ts';

const maxHours = 100;
const maxLead = 400;
const longestBody = 20_000;
const longestUpdated = 100;

export const contactForm = fixedForm<ShopContact>({
  rows: [
    {
      columns: 'even',
      fields: [
        field('contact', 'nl', { kind: 'tel', isOptional: true }),
        field('contact', 'be', { kind: 'tel', isOptional: true }),
      ],
    },
    { columns: 'one', fields: [field('contact', 'hours', { maxLength: maxHours })] },
  ],
  write: (contact) => contact,
  read: (values) => {
    const fields = createFieldReader(values);
    const nl = fields.read('nl', readPhone, settingErrors.phone);
    const be = fields.read('be', readPhone, settingErrors.phone);
    return finishForm({ nl, be, hours: fields.text('hours', maxHours) }, fields.errors);
  },
});

// As it is typed, for that is how customers read it; none is no mistake.
function readPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').length;
  return typed === '' ||
    (/^\+?[\d ()-]+$/.test(typed) && digits >= phoneDigits.least && digits <= phoneDigits.most)
    ? typed
    : null;
}

export const shippingForm = fixedForm<ShippingTerms>({
  rows: [
    { columns: 'even', fields: [field('shipping', 'fee'), field('shipping', 'freeFrom')] },
    { columns: 'even', fields: [field('shipping', 'longSideFee'), field('shipping', 'longSideOver')] },
  ],
  write: ({ fee, freeFrom, longSideFee, longSideOver }) => ({
    fee: formatEuro(fee),
    freeFrom: formatEuro(freeFrom),
    longSideFee: formatEuro(longSideFee),
    longSideOver: String(longSideOver),
  }),
  read: (values) => {
    const fields = createFieldReader(values);
    const fee = fields.read('fee', parseEuro, settingErrors.amount);
    const freeFrom = fields.read('freeFrom', parseEuro, settingErrors.amount);
    const longSideFee = fields.read('longSideFee', parseEuro, settingErrors.amount);
    const longSideOver = fields.read('longSideOver', readLength, settingErrors.length);
    return finishForm({ fee, freeFrom, longSideFee, longSideOver }, fields.errors);
  },
  json: ({ fee, freeFrom, longSideFee, longSideOver }) => ({
    fee: decimalString(fee),
    freeFrom: decimalString(freeFrom),
    longSideFee: decimalString(longSideFee),
    longSideOver,
  }),
});

function readLength(typed: string): number | null {
  const length = /^\d{3,5}(?: ?mm)?$/i.test(typed) ? Number.parseInt(typed, 10) : 0;
  return length >= longSideLimits.least && length <= longSideLimits.most ? length : null;
}

export function informationForm(name: SettingName): SettingForm<InformationText> {
  return fixedForm<InformationText>({
    rows: [
      { columns: 'one', fields: [field(name, 'lead', { kind: 'area', height: 2, maxLength: maxLead })] },
      { columns: 'one', fields: [field(name, 'updated', { maxLength: longestUpdated, isOptional: true })] },
      { columns: 'one', fields: [field(name, 'body', { kind: 'area', height: 24, maxLength: longestBody })] },
    ],
    write: (text) => text,
    read: (values) => {
      const fields = createFieldReader(values);
      const lead = fields.text('lead', maxLead);
      const updated = fields.read(
        'updated',
        (typed) => (typed.length <= longestUpdated ? typed : null),
        fieldErrors.tooLong(longestUpdated),
      );
      const body = fields.read('body', (typed) => upTo(longestBody, typed), fieldErrors.tooLong(longestBody));
      return finishForm({ lead, updated, body }, fields.errors);
    },
  });
}

export function upTo(longest: number, typed: string): string | null {
  const text = typed.replaceAll(/\r\n?/g, '\n');
  return text !== '' && text.length <= longest ? text : null;
}
