import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import type { Specification } from '#contract/configurator-answer.ts';
import type { Step } from '#domain/product/step.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

function picturesIn(specifications: readonly Specification[] = []): readonly string[] {
  return specifications
    .flatMap(({ options, specs }) => [
      ...options,
      ...Object.values(specs).flatMap(({ answer_possibilities: further = [] }) => further),
    ])
    .flatMap(({ img_url }) => img_url ?? []);
}

describe('option pictures', () => {
  it('R2.28 the lock stands opposite the hinges that were chosen', async () => {
    const locks = async (specs: unknown) => {
      const { body } = await buyer.validate('CA-100', specs);
      return picturesIn(body.product_specifications).filter((picture) => picture.includes('draaisluiting'));
    };
    const onSide = (side: string) =>
      ['0', '1', '2', '3'].map((key) => `/images/options/ca-100/draaisluiting_position-${key}-${side}.svg`);
    for (const side of ['1', '2']) {
      const chosen = { hinge_side_draaisluiting_position: { hinge_side: side } };
      expect(await locks(chosen)).toEqual(onSide(side));
    }
    expect(await locks({})).toEqual(onSide('1'));
  });

  it.each(products)('R3.5 every picture of $code is there', async ({ code, steps }) => {
    const { body } = await buyer.init(code, 'desktop');
    const pictures = picturesIn(body.product_specifications);
    const isPictured = steps.some(({ kind }: Step) => kind === 'images' || kind === 'hinge');
    expect(pictures.length > 0).toBe(isPictured);
    for (const picture of pictures) {
      expect([picture, (await shop.app.request(picture)).status]).toEqual([picture, 200]);
    }
  });
});
