import { beforeEach, describe, expect, it } from 'vitest';
import type { Specification } from '#contract/configurator-answer.ts';
import { type Device, devices, isMobile, isQuickOrder } from '#domain/configuration/device.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { type WorkedExample, workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../database/schema/carts.ts';

const { database } = await testDatabase();
// A minute for each order, for nobody may ask more often than a person can.
let minute = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(minute) });
const inMillimetres = await Buyer.login(shop, demoAccounts.millimetres);
const inCentimetres = await Buyer.login(shop, demoAccounts.centimetres);
const byTotals = await Buyer.login(shop, demoAccounts.totalMeasures);

type Fields = Readonly<Record<string, string>>;

beforeEach(async () => {
  minute += 60_000;
  await database.delete(carts);
});

// Browser stories order three products on each screen; this is the same for all of them.
describe.each(devices)('question by question on %s', (device) => {
  // A phone asks as its wide brother does, in whatever unit and by whatever size.
  const again = isMobile(device) ? { tags: ['thorough' as const] } : {};

  it.each(workedExamples)('R1.2 R2.28 R4.1 $name becomes a cart line', async (example) => {
    const { code, amount, sizes } = example;
    await order(inMillimetres, device, example);
    expect((await inMillimetres.cart()).lines).toMatchObject([
      { code, amount, sizes: { width_total: sizes[0], height_total: sizes[1] } },
    ]);
  });

  it.each(workedExamples)('R5.1 $name in centimetres', again, async (example) => {
    const { code, sizes } = example;
    const spelled = Object.entries(fieldsOf(example)).map(([field, text]) => [
      field,
      isTyped(field) ? (Number(text) / 10).toFixed(1) : text,
    ]);
    await order(inCentimetres, device, example, Object.fromEntries(spelled));
    expect((await inCentimetres.cart()).lines).toMatchObject([
      { code, sizes: { width_total: sizes[0] / 10, height_total: sizes[1] / 10 } },
    ]);
  });

  it.each(workedExamples)(
    'R6.1 $name by its total size, which asks for no margins',
    again,
    async (example) => {
      const { code, sizes } = example;
      const [width, height] = sizes.map(String);
      const asked = await order(byTotals, device, example, {
        ...fieldsOf(example),
        width_total: width ?? '',
        height_total: height ?? '',
        ...(isQuickOrder(device) && { width_opening: width ?? '', height_opening: height ?? '' }),
      });
      expect(
        asked.flatMap(({ specs }) => Object.keys(specs)).filter((field) => /^space_/.test(field)),
      ).toEqual([]);
      expect((await byTotals.cart()).lines).toMatchObject([
        { code, sizes: { width_total: sizes[0], height_total: sizes[1] } },
      ]);
    },
  );
});

// As a screen does it: what is asked next follows from the answer before. Gives what was asked.
async function order(
  buyer: Buyer,
  device: Device,
  example: WorkedExample,
  fields: Fields = fieldsOf(example),
): Promise<readonly Specification[]> {
  const { code, amount } = example;
  const meta = { device, amount: device === 'desktop' ? amount : 1 };
  const asked: Specification[] = [];
  const specs: Record<string, Fields> = {};
  let { body } = await buyer.init(code, device);
  for (;;) {
    const next = body.product_specifications?.find(
      ({ key, display }) => !(key in specs) && display !== 'SpecSummary',
    );
    if (next === undefined) break;
    asked.push(next);
    specs[next.key] = answerTo(next, example, fields);
    const judged = await buyer.validate(code, specs, meta);
    expect({ key: next.key, status: judged.status, errors: judged.body.errors }).toMatchObject({
      status: 200,
    });
    body = judged.body;
  }
  expect(body.complete).toBe(true);
  expect((await buyer.add(code, specs, meta)).status).toBe(200);
  return asked;
}

function answerTo({ key, display, specs }: Specification, example: WorkedExample, fields: Fields): Fields {
  if (display === 'SpecIntro') return { start: '1' };
  if (display === 'SpecAmount') return { user_amount: String(example.amount) };
  if (display === 'SpecMatenMultiple') return rowOf(example, fields);
  // Two questions of one product may have a sub-field of the same name; what they share is only typed.
  const given = { ...example.specs[key] };
  const wanted = new Set([...Object.keys(specs), ...Object.keys(given).filter((field) => !isTyped(field))]);
  const answers = [...wanted].map((field) => [
    field,
    isTyped(field) ? fields[field] : (given[field] ?? fields[field]),
  ]);
  return Object.fromEntries(answers.filter(([, text]) => text !== undefined));
}

function rowOf(example: WorkedExample, fields: Fields): Fields {
  const column = (text: string | undefined) => JSON.stringify([text]);
  return {
    width_opening: column(fields['width_opening']),
    height_opening: column(fields['height_opening']),
    user_amount: column(String(example.amount)),
    room: column(fields['room']),
  };
}

function fieldsOf({ specs }: WorkedExample): Fields {
  return Object.assign({}, ...Object.values(specs));
}

// Dropdown values are whole millimetres for everyone; only these are typed in the customer's unit.
function isTyped(field: string): boolean {
  return /^(width|height)_|_extra$/.test(field);
}
