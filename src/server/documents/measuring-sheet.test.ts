import fs from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { products } from '#catalogue/index.ts';
import { aSeller } from '#domain/business/testing.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Product } from '#domain/product/product.ts';
import { testSettings } from '#tests/support/app.ts';
import { productText } from '../product/product-text.ts';
import { measuringSheetRoutes } from '../routes/measuring-sheet.ts';
import { firstSettings } from '../shop-settings/first-settings.ts';
import { inForce, standing } from '../shop-settings/shop-settings.ts';
import { measuringSheet } from './measuring-sheet.ts';
import { renderPdf } from './pdf.ts';

describe('the measuring sheet', () => {
  it.each(products)(
    'R1.5 $code has a blank for every measure, under the name it has on the screen',
    (product) => {
      const written = JSON.stringify(measuringSheet(product, 'opening', aSeller).content);
      const { name, steps } = productText(product);
      expect(written).toContain(`Meetblad ${name}`);
      const asked = stepsOf(product).flatMap(({ key, fields }) =>
        fields
          .filter(({ kind }) => ['measure', 'space', 'raise', 'label', 'amount'].includes(kind))
          .map(({ name: field }) => steps[key]?.fields[field]?.label),
      );
      expect(asked.length).toBeGreaterThan(1);
      for (const label of asked) expect(written).toContain(`"text":"${label}"`);
    },
  );

  type Sheet = { readonly product: (typeof products)[number]; readonly way: WayOfMeasuring };

  async function fitsOnePage({ product, way }: Sheet): Promise<void> {
    const sheet = measuringSheet(product, way, aSeller);
    expect(JSON.stringify(measuringSheet(product, way, aSeller))).toBe(JSON.stringify(sheet));
    const pages = Buffer.from(await renderPdf(sheet))
      .toString('latin1')
      .match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
  }

  const by = (way: WayOfMeasuring) => products.map((product) => ({ product, way, code: product.code }));
  const [first, ...others] = by('total');

  it.each([...by('opening'), ...(first === undefined ? [] : [first])])(
    '$code by $way fits one page, and says the same every time',
    fitsOnePage,
  );

  it.each(others)(
    '$code by $way fits one page, and says the same every time',
    { tags: ['thorough'] },
    fitsOnePage,
  );

  it('is the same file every time', async () => {
    const [product] = products;
    if (product === undefined) throw new Error('no product');
    const file = () => renderPdf(measuringSheet(product, 'opening', aSeller));
    expect(Buffer.from(await file()).equals(Buffer.from(await file()))).toBe(true);
  });

  it('reads no file while it is drawn, not even for the words in its drawing', async () => {
    const [product] = products;
    if (product === undefined) throw new Error('no product');
    const sheet = measuringSheet(product, 'opening', aSeller);
    expect(JSON.stringify(sheet.content)).toContain('<text');
    const read = vi.spyOn(fs, 'readFileSync');
    onTestFinished(() => read.mockRestore());
    await renderPdf(sheet);
    expect(read.mock.calls.map(([file]) => file)).toEqual([]);
  });

  it('has a place for the hinge side that its instruction asks for', () => {
    const door = products.find(({ code }) => code === 'CA-100');
    if (door === undefined) throw new Error('no hinged door');
    const written = JSON.stringify(measuringSheet(door, 'opening', aSeller).content);
    for (const label of ['Kies de scharnierzijde', 'Scharnierzijde', 'Rechts (van buitenaf gezien)'])
      expect(written).toContain(label);
  });

  it('R1.5 is public, without a cookie, and may be kept', async () => {
    const first = firstSettings({ ...testSettings, firstSeller: aSeller });
    const shopSettings = standing(inForce(first));
    const app = measuringSheetRoutes({ shopSettings });
    const address = '/meetinstructies/pe-100/meetblad.pdf';
    const answer = await app.request(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await app.request(address, { headers })).status).toBe(304);
  });
});

function stepsOf({ steps }: Product): Product['steps'] {
  return steps;
}
