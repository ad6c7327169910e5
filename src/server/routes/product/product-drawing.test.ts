import { describe, expect, it } from 'vitest';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';

const { database } = await testDatabase();
const shop = testApp(database);

async function draw(email: string, code: string, specs: unknown, device = 'desktop'): Promise<DrawingAnswer> {
  const visitor = await new Visitor(shop).login(email);
  const answer = await visitor.call(`/product/drawing/${code}`, { meta: { device }, specs });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('the drawing of what is being configured', () => {
  it.each(workedExamples)('shows the sizes of $name', async ({ code, specs, sizes: [width, height] }) => {
    const { svg, caption } = await draw(demoAccounts.millimetres, code, specs);
    expect(svg).toContain(`${width} mm`);
    expect(svg).toContain(`${height} mm`);
    expect(caption).toContain('op schaal');
  });

  it('is there before anything is answered, for every device', async () => {
    for (const device of ['desktop', 'mobile', 'snel_bestellen_desktop', 'snel_bestellen_mobile']) {
      const { svg } = await draw(demoAccounts.millimetres, 'CA-100', {}, device);
      expect(svg).toMatch(/^<svg/);
    }
  });

  it.each(['desktop', 'mobile'])('shows the margins in its sections, on %s too', async (device) => {
    const rondom_maten = { space_left: '8', space_right: '30', space_top: '12', space_bottom: '15' };
    const { svg, caption } = await draw(demoAccounts.millimetres, 'PE-100', pe100({ rondom_maten }), device);
    for (const margin of ['8', '30+', '12', '15']) expect(svg).toContain(`>${margin}</text>`);
    expect(caption).toContain('doorsneden met de ruimte rondom');
  });

  it('comes in parts too: the front alone, for much and for little height, and the sections alone', async () => {
    const { svg, front, tall, strip, sections } = await draw(demoAccounts.millimetres, 'PE-100', pe100({}));
    for (const part of [front, tall, strip]) {
      expect(part.svg).toContain('928 mm');
      expect(part.svg).not.toContain('binnen</text>');
      expect(part.caption).toBe('Vooraanzicht van binnenuit, op schaal. Stippellijn: uw opening.');
    }
    const height = (drawn: string) => Number(/viewBox="0 0 320 (\d+)"/.exec(drawn)?.[1]);
    expect(height(strip.svg)).toBeLessThan(height(front.svg));
    expect(height(front.svg)).toBeLessThan(height(tall.svg));
    expect(height(tall.svg)).toBeLessThan(height(svg));
    expect(sections.svg).toContain('binnen</text>');
    expect(sections.svg).not.toContain('928 mm');
    expect(sections.svg).toContain(
      'aria-label="Doorsneden van de Inzethor. Ruimte rondom: links 30 mm of meer',
    );
    expect(sections.caption).toBe('Doorsneden met de ruimte rondom.');
  });

  it('R20.1 has a plain front for a phone, in the chosen colour and without figures', async () => {
    const { plain, front } = await draw(demoAccounts.millimetres, 'PE-100', pe100({}));
    expect(plain).toMatch(/^<svg[^>]+aria-label|^<svg[^>]+aria-labelledby/);
    expect(plain).not.toContain('</text>');
    const green = { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#2F4538' };
    const coloured = await draw(demoAccounts.millimetres, 'PE-100', pe100({ color: green }));
    const inks = (svg: string) => new Set(svg.match(/#[\da-f]{6}/gi));
    const fresh = [...inks(coloured.front.svg)].filter((ink) => !inks(front.svg).has(ink));
    expect(fresh).not.toEqual([]);
    for (const ink of fresh) expect(coloured.plain).toContain(ink);
  });

  it('gives its parts ids of their own, so that they can stand on one page', async () => {
    const { svg, front, tall, strip, plain, sections } = await draw(
      demoAccounts.millimetres,
      'PE-100',
      pe100({}),
    );
    const ids = [svg, front.svg, tall.svg, strip.svg, plain, sections.svg].flatMap((drawn) =>
      [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('R9.2 speaks the customer’s unit', async () => {
    const maten = { width_opening: '90', height_opening: '120' };
    const { svg } = await draw(demoAccounts.centimetres, 'PE-100', pe100({ maten }));
    expect(svg).toContain('92,8 cm');
  });

  it('gives no total size to what cannot be made', async () => {
    const maten = { width_opening: '1800', height_opening: '1200' };
    const { svg } = await draw(demoAccounts.millimetres, 'PE-100', pe100({ maten }));
    expect(svg).toContain('1800 mm');
    expect(svg).not.toContain('1828 mm');
  });

  it('is drawn for customers only, and for products we have', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/');
    expect((await visitor.call('/product/drawing/PE-100', {})).status).toBe(401);
    const customer = await new Visitor(shop).login(demoAccounts.millimetres);
    expect((await customer.call('/product/drawing/XX-1', {})).status).toBe(404);
    expect((await customer.call('/product/drawing/PE-100', 'x')).status).toBe(400);
  });
});
