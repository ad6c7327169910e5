import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
import {
  button,
  expectClosed,
  expectInSight,
  expectOpen,
  insetLine,
  openSection,
  press,
  radio,
  section,
  showPopup,
} from '../testing.tsx';

// The narrowest and the lowest of each layout: any between them has more room.
const tightest = [
  [768, 1024],
  [1199, 720],
  [1280, 720],
] as const;

const windows = [...tightest, [1024, 768], [1600, 720]] as const;

const order = () => page.getByRole('region', { name: 'Uw hor' });
const drawing = () => order().getByRole('img', { name: /^Tekening van/ });
const caption = () => order().getByText(/^Vooraanzicht van binnenuit[,.]/);
const prices = () => order().getByRole('status');
const rule = 'Bij een uitsteeksel van meer dan 40 mm is de inzethor niet mogelijk.';

describe('the order column', () => {
  it('R20.1 has all in sight in every window, opens the sections for what they explain, and only then, and keeps all in reach in a window that is too low for it', async () => {
    await showPopup('PE-100', { line: insetLine });
    const sections = () => order().getByRole('img', { name: /^Doorsneden van/ });
    await openSection('Maten van de opening');
    await expect.element(drawing()).toBeVisible();
    await expect.element(sections()).not.toBeInTheDocument();
    await inWindows(windows, async () => {
      for (const part of [drawing(), caption(), amount(), prices(), button('Bijwerken')])
        await expectInSight(part);
      expect(figureSize()).toBeGreaterThan(9.5);
    });
    await openSection('Ruimte rondom');
    await expect.element(sections()).toBeVisible();
    await expect.element(caption()).toMatchTextContent('Doorsneden met de ruimte rondom.');
    await inWindows(windows, async () => {
      for (const part of [drawing(), sections(), caption(), prices(), button('Bijwerken')])
        await expectInSight(part);
    });
    await page.viewport(1280, 420);
    for (const part of [caption(), amount(), prices(), button('Bijwerken')]) {
      await expect.element(part).toBeInTheDocument();
      part.element().scrollIntoView({ block: 'center' });
      await expectInSight(part);
    }
  });

  it('R4.6 R8.1 R20.1 puts a rule across sections directly above the price, keeps all the rest in sight, and closes the order', async () => {
    await showPopup('PE-100', { line: insetLine });
    await openSection('Uitsteeksel');
    await press(radio('Meer dan 40 mm'));
    const message = order().getByText(rule);
    await expect.element(message).toBeVisible();
    await expect.element(order().getByRole('alert')).toMatchTextContent(rule);
    await expect.element(button('Bijwerken')).toBeDisabled();
    await expectOpen('Uitsteeksel');
    await inWindows(tightest, async () => {
      for (const part of [drawing(), caption(), message, prices(), button('Bijwerken')])
        await expectInSight(part);
      expect(gap(order().getByRole('alert'), prices())).toBeLessThan(80);
    });
    await expectNoAxeViolations(order().element());
    await press(radio('17 t/m 24 mm'));
    await expectClosed('Uitsteeksel');
    await expect.element(button('Bijwerken')).toBeEnabled();
  });

  it('R8.2 R20.12 without a shop one chooses on: it says whether it is too busy or cut off, and that the drawing is of another choice, until there is one of this', async () => {
    await showPopup('PE-100', { line: insetLine });
    await openSection('Gaas');
    await expect.element(caption()).toBeVisible();
    let answer = (_send: () => Promise<Response>): Promise<Response> =>
      Promise.resolve(Response.json({ message: 'te veel' }, { status: 429 }));
    intercept('/product/', (send) => answer(send));
    intercept('/client-errors', async () => new Response(null, { status: 204 }));
    await press(radio('Clearview'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Het is even te druk. U kunt verder');
    await expectOpen('Kleur');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await press(radio('RAL 9010'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Geen verbinding.');
    await expect.element(button('Bijwerken')).toBeDisabled();
    await expect.element(order().getByText('Tekening van vóór uw laatste keuze.')).toBeVisible();
    await expect.element(caption()).not.toBeInTheDocument();
    await expectNoAxeViolations(order().element());
    answer = (send) => send();
    dispatchEvent(new Event('online'));
    await expect.element(caption()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('R20.1 is not pushed out of the window by many messages', async () => {
    intercept('/product/validate-state/', async (send) => {
      const answer = await (await send()).json();
      const message = { name: 'lang', type: 'error', message: 'Een lange melding. '.repeat(20) };
      const messages = ['a', 'b', 'c', 'd'].map((name) => ({ ...message, name, submitDisabled: true }));
      return Response.json({ ...answer, messages });
    });
    await showPopup('PE-100', { line: insetLine });
    await openSection('Gaas');
    await expect.element(order().getByRole('alert')).toMatchTextContent('Een lange melding.');
    await inWindows(tightest, async () => {
      for (const part of [prices(), button('Bijwerken')]) await expectInSight(part);
      await expect.element(drawing()).toBeInViewport({ ratio: 1 });
    });
  });
});

describe('help', () => {
  it('R20.1 stands in the open section where it has no column, in sight while one measures, and is there too when none is open', async () => {
    await showPopup('PE-100', { line: insetLine });
    await openSection('Maten van de opening');
    const help = () => page.getByRole('complementary', { name: 'Uitleg' });
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1199, 800],
    ] as const) {
      await page.viewport(width, height);
      const owner = () => section('Maten van de opening').element().closest('section');
      await expect.poll(() => owner()?.contains(help().element())).toBe(true);
      await expectInSight(help().getByRole('heading', { name: 'Zo meet u de opening' }));
      await expectInSight(page.getByRole('textbox', { name: 'Breedte' }));
    }
    await expectNoAxeViolations(help().element());
    await page.viewport(1200, 800);
    await expect.poll(() => help().element().closest('section')).toBeNull();
    expect(help().all()).toHaveLength(1);
    await page.viewport(1024, 768);
    await press(section('Maten van de opening'));
    await expectClosed('Maten van de opening');
    await expect.element(help()).toBeVisible();
  });
});

function amount(): Locator {
  return page.getByRole('spinbutton', { name: 'Aantal' });
}

type Windows = readonly (readonly [width: number, height: number])[];

async function inWindows(tried: Windows, check: () => Promise<void>): Promise<void> {
  for (const [width, height] of tried) {
    await page.viewport(width, height);
    try {
      await check();
    } catch (cause) {
      throw new Error(`in a window of ${width} × ${height}`, { cause });
    }
  }
}

// How tall the figures of the drawing are on screen, in pixels.
function figureSize(): number {
  const svg = drawing().element();
  const { width, height } = svg.getBoundingClientRect();
  const [, , sheetWidth = 1, sheetHeight = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return 14 * Math.min(width / sheetWidth, height / sheetHeight);
}

function gap(above: Locator, below: Locator): number {
  return below.element().getBoundingClientRect().top - above.element().getBoundingClientRect().bottom;
}
