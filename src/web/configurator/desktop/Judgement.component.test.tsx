import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
import {
  button,
  dialog,
  expectOpen,
  expectWaiting,
  goOn,
  holdJudgement,
  insetLine,
  openSection,
  press,
  pressTooSoon,
  radio,
  section,
  showPopup,
  typeInto,
} from '../testing.tsx';

const order = () => page.getByRole('region', { name: 'Uw hor' });
const prices = () => order().getByRole('status');
const amount = () => page.getByRole('spinbutton', { name: 'Aantal' });

describe('the shop’s judgement', () => {
  it('R4.2 R4.5 R4.11 is waited for: nothing moves before it, and later answers are kept', async () => {
    await showPopup('PE-100', { line: insetLine });
    await expectOpen('Soort kozijn');
    await expect.element(button('Bijwerken')).toBeEnabled();
    const agree = holdJudgement();
    await press(radio('Aluminium'));
    for (const control of [radio('Aluminium'), button('Volgende'), button('Bijwerken')])
      await expectWaiting(control);
    await expect.element(section('Kleur')).toHaveAttribute('aria-disabled', 'true');
    for (const control of [section('Kleur'), button('Volgende')]) pressTooSoon(control);
    await expectOpen('Soort kozijn');
    agree();
    await expectOpen('Kozijntype');
    await expect.element(section('Maten van de opening')).toMatchTextContent('900 x 1200 mm');
  });

  it('never overwrites a newer choice when it is late', { tags: ['thorough'] }, async () => {
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    intercept('/product/validate-state/', async (send) => {
      calls += 1;
      if (calls === 1) await promise;
      return send();
    });
    await typeInto(amount(), '2');
    await expect.element(section('Gaas')).toHaveAttribute('aria-disabled', 'true');
    await typeInto(amount(), '3');
    await expect.element(prices()).toMatchTextContent('€ 95.31');
    resolve();
    await openSection('Gaas');
    await expect.element(prices()).toMatchTextContent('€ 95.31');
  });
});

describe('the order column', () => {
  it('R2.12 R9.3 R5.3 counts amount, price, base price and advice price', async () => {
    await showPopup('PE-100');
    await expect
      .element(prices())
      .toMatchTextContent(/Prijs vanaf.*€ 31\.77.*Basisprijs.*€ 31\.77.*Adviesprijs.*€ 62\.-/);
    await typeInto(amount(), '2.9');
    await expect.element(prices()).toMatchTextContent('€ 63.54');
    await typeInto(amount(), '0');
    amount().element().blur();
    await expect.element(amount()).toHaveValue(1);
    await press(button('Eén meer'));
    await expect.element(amount()).toHaveValue(2);
    await expect.element(prices()).toMatchTextContent(/Adviesprijs.*€ 124\.-/);
    await press(button('Eén minder'));
    await expect.element(button('Eén minder')).toBeDisabled();
  });
});

describe('a shop that fails', () => {
  it('R8.2 a 500 changes and shows nothing, is reported with its request, and the next try works', async () => {
    const reports: string[] = [];
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    let hasFailed = false;
    intercept('/product/validate-state/', async (send) => {
      if (hasFailed) return send();
      hasFailed = true;
      return Response.json({ message: 'kapot' }, { status: 500 });
    });
    intercept('/client-errors', async (_send, body) => {
      reports.push(body);
      return new Response(null, { status: 204 });
    });
    await press(radio('Hout'));
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      message: expect.stringContaining('/product/validate-state/PE-100 was answered 500'),
      request: expect.stringContaining('"frame_material":"3"'),
    });
    await expectOpen('Soort kozijn');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByText('kapot')).not.toBeInTheDocument();
    await expect.element(radio('Hout')).toBeChecked();
    await goOn();
    await expectOpen('Kozijntype');
  });

  it('R8.2 R20.12 without a connection one chooses on, and it is judged by itself once it is back', {
    tags: ['thorough'],
  }, async () => {
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    let isOffline = true;
    intercept('/product/validate-state/', (send) =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : send(),
    );
    await press(radio('Hout'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Geen verbinding.');
    await expectOpen('Kozijntype');
    await expect.element(button('In winkelwagen')).toBeDisabled();
    await expectNoAxeViolations(order().element());
    isOffline = false;
    dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('R8.2 R20.12 a shop that is too busy says so, and judges by itself when it is not', {
    tags: ['thorough'],
  }, async () => {
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    let isBusy = true;
    intercept('/product/validate-state/', (send) =>
      isBusy ? Promise.resolve(Response.json({ message: 'te veel' }, { status: 429 })) : send(),
    );
    intercept('/client-errors', async () => new Response(null, { status: 204 }));
    await press(radio('Hout'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Het is even te druk. U kunt verder');
    await expectOpen('Kozijntype');
    isBusy = false;
    await expect.element(page.getByRole('alert'), { timeout: 10_000 }).not.toBeInTheDocument();
  });

  it("R2.50 R2.51 R8.2 an order that is not done says why in the shop's own words, a line that is gone says so, and what is sent again says what was done and offers three ways on", async () => {
    await showPopup('PE-100', { line: insetLine });
    await expect.element(button('Bijwerken')).toBeEnabled();
    const told = 'Dit is al eerder verstuurd, met andere keuzes.';
    let answer: readonly [string, number] | null = [told, 409];
    intercept('/product/update-cart/', async (send) =>
      answer === null ? send() : Response.json({ message: answer[0] }, { status: answer[1] }),
    );
    intercept('/client-errors', async () => new Response(null, { status: 204 }));
    await press(button('Bijwerken'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(told);
    await expect.element(button('Bijwerken')).toBeEnabled();
    answer = ['weg', 404];
    await press(button('Bijwerken'));
    await expect.element(page.getByText('Deze regel staat niet meer in uw winkelwagen.')).toBeVisible();

    answer = null;
    await press(button('Bijwerken'));
    await expect.element(page.getByRole('heading', { name: 'Gereed' })).toHaveFocus();
    await expect.element(page.getByText('Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
    for (const name of ['Verder winkelen', 'Bekijk winkelwagen', 'Direct afrekenen'])
      await expect.element(button(name)).toBeVisible();
    await expect
      .poll(() => dialog().element().querySelector('img')?.getAttribute('src'))
      .toBe('/images/kim/pe-100_h670.png');
  });

  it('R8.2 a drawing that the shop was too busy for is asked for again', async () => {
    let isBusy = true;
    const asked = { busy: 0, free: 0 };
    intercept('/product/drawing/', async (send) => {
      asked[isBusy ? 'busy' : 'free'] += 1;
      return isBusy ? Response.json({}, { status: 429 }) : send();
    });
    await showPopup('PE-100', { line: insetLine });
    await expect.element(button('Bijwerken')).toBeEnabled();
    await expect.poll(() => asked.busy).toBeGreaterThan(0);
    isBusy = false;
    await expect.poll(() => asked.free, { timeout: 20_000 }).toBe(1);
  });

  it('R8.3 a configurator that cannot start offers to try again', async () => {
    let hasFailed = false;
    intercept('/product/init/', async (send) => {
      if (hasFailed) return send();
      hasFailed = true;
      return Response.json({}, { status: 500 });
    });
    intercept('/client-errors', async () => new Response(null, { status: 204 }));
    await showPopup('CE-100');
    await press(button('Opnieuw proberen'));
    await expectOpen('Plaatsing');
  });
});
