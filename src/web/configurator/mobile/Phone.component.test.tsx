import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
import { button, dialog, expectInSight, insetLine, press, radio, showWizard, typeInto } from '../testing.tsx';

const at = (name: string) => page.getByRole('heading', { level: 2, name });
const menu = () => page.getByRole('button', { name: /toon alle stappen$/ });
const step = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
const strip = () => page.getByRole('region', { name: 'Uw hor tot nu toe' });
const field = (name: string) => page.getByRole('textbox', { name });

const material = 'Van welk materiaal is het vaste kozijn?';
const sizeQuestion = 'Hoe groot is de opening?';

async function begin(): Promise<void> {
  await showWizard('PE-100');
  await press(button('Product samenstellen'));
  await expect.element(at(material)).toHaveFocus();
}

async function goTo(name: RegExp): Promise<void> {
  await press(menu());
  await press(step(name));
}

describe('the live strip', () => {
  it('R2.22 R20.1 stands above every step, 140 to 200 px high, and never moves, up to the whole', async () => {
    await showWizard('PE-100', { line: insetLine });
    const expectInPlace = async () => {
      const { top, height: tall } = strip().element().getBoundingClientRect();
      expect([tall >= 140 && tall <= 200, Math.round(top)]).toEqual([true, 65]);
      await expectInSight(strip());
    };
    await page.viewport(360, 640);
    for (const name of [/Kozijn Kunststof/, /Maten/, /Gaas/, /Kleur/, /Samenvatting/]) {
      await goTo(name);
      await expectInPlace();
    }
    expect(dialog().getByRole('progressbar').element()).toHaveProperty('value', 100);
    await page.viewport(390, 844);
    await expectInPlace();
    await expect.element(strip()).toMatchTextContent('Wij maken 928 × 1228 mm');
    await expect.element(strip()).toMatchTextContent('opening 900 × 1200');
  });

  describe('with the keyboard up', () => {
    const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    afterEach(() => {
      if (real) Object.defineProperty(window, 'visualViewport', real);
    });

    it('R20.1 leaves its room to the measure fields', async () => {
      // As on Android and iOS: the keyboard lies over the page, and only this tells of it.
      const viewport = Object.assign(new EventTarget(), { height: 640, scale: 1, offsetTop: 0 });
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
      await begin();
      await press(radio('Kunststof'));
      await press(radio('Vlak kozijn'));
      await expect.element(at(sizeQuestion)).toHaveFocus();
      await page.viewport(360, 640);
      for (const name of ['Breedte', 'Hoogte']) {
        field(name).element().focus();
        viewport.height = 380;
        viewport.dispatchEvent(new Event('resize'));
        await expect.element(strip()).not.toBeInTheDocument();
        const place = () => field(name).element().getBoundingClientRect();
        const order = () => button('In winkelwagen').element().closest('footer');
        const footer = () => order()?.getBoundingClientRect() ?? new DOMRect();
        await expect.poll(() => place().bottom <= footer().top && place().top >= 65).toBe(true);
        expect(footer().bottom).toBe(380);
      }
      viewport.height = 640;
      viewport.dispatchEvent(new Event('resize'));
      await expect.element(strip()).toBeVisible();
    });
  });
});

describe('the list of steps', () => {
  it('R20.1 R20.11 reaches the colour of a cart line in two taps, which colours the strip, and every line of the summary its question', async () => {
    await showWizard('PE-100', { line: insetLine });
    await expect.element(at(material)).toHaveFocus();
    await menu().click();
    await expect.element(step(/^Kozijn Kunststof/)).toHaveFocus();
    await expectNoAxeViolations();
    await step(/^Kleur RAL 7016 structuur/).click();
    await expect.element(at('Welke kleur krijgen de profielen?')).toHaveFocus();
    const drawing = () => strip().element().querySelector('svg')?.outerHTML ?? '';
    await expect.poll(drawing).not.toBe('');
    const before = drawing();
    await press(page.getByRole('radio', { name: 'RAL 9010' }));
    await expect.poll(drawing).not.toBe(before);
    await goTo(/^Samenvatting/);
    await page.getByRole('button', { name: /Gaas wijzigen$/ }).click();
    await expect.element(at('Welk gaas wilt u?')).toHaveFocus();
  });

  it('R20.11 R5.6 opens what is answered and the first question that is not, and nothing else', async () => {
    await begin();
    await press(radio('Kunststof'));
    await expect.element(at('Is het kozijn rond de opening vlak?')).toHaveFocus();
    await press(menu());
    await expect.element(step(/^Start/)).toBeEnabled();
    await expect.element(step(/^Kozijntype/)).toHaveAttribute('aria-current', 'step');
    for (const name of [/^Maten/, /^Kenmerk/, /^Samenvatting/])
      await expect.element(step(name)).toBeDisabled();
    await press(step(/^Kozijn Kunststof/));
    await expect.element(at(material)).toHaveFocus();
    await goTo(/^Kozijntype/);
    await expect.element(at('Is het kozijn rond de opening vlak?')).toHaveFocus();
  });
});

describe('the chooser and the question before it', () => {
  it('R2.20 R2.21 R2.22 R2.27 R9.3 keep the header and the footer of the steps', async () => {
    await showWizard('PE-100');
    await press(button('Vorige stap'));
    await expect.element(at('Doorgaan met de Inzethor?')).toHaveFocus();
    await expect.element(button('In winkelwagen')).toBeDisabled();
    await press(button('Ander product'));
    await expect.element(at('Welke hor wilt u samenstellen?')).toHaveFocus();
    const chooser = page.getByRole('dialog', { name: 'Kies product' });
    for (const arrow of ['Vorige stap', 'Volgende stap']) await expect.element(button(arrow)).toBeDisabled();
    expect(chooser.getByRole('progressbar').element()).toHaveProperty('value', 0);
    await expect
      .element(chooser.getByRole('status').filter({ hasText: 'Prijs' }))
      .toMatchTextContent('€ 0.00');
    await press(button('Informatie'));
    await expect.element(page.getByText('Geen informatie beschikbaar')).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('bad reception', () => {
  it('R20.12 lets one choose on, and leads back to what turns out wrong', async () => {
    await begin();
    let isOut = true;
    intercept('/product/validate-state/', (send) =>
      isOut ? Promise.reject(new TypeError('Failed to fetch')) : send(),
    );
    intercept('/client-errors', async () => new Response(null, { status: 204 }));
    await press(radio('Kunststof'));
    await press(radio('Vlak kozijn'));
    await expect.element(at(sizeQuestion)).toHaveFocus();
    await expect.element(page.getByRole('alert').first()).toMatchTextContent('Geen verbinding.');
    await expect.element(dialog().getByText('nog niet gecontroleerd')).toBeVisible();
    await expectNoAxeViolations();
    await typeInto(field('Breedte'), '1700');
    await typeInto(field('Hoogte'), '1200');
    await press(button('Volgende'));
    await expect.element(at('Hoeveel vlak, vrij kozijn is er per zijde?')).toHaveFocus();
    isOut = false;
    dispatchEvent(new Event('online'));
    await expect.element(at(sizeQuestion)).toBeVisible();
    await expect.element(page.getByText('Geen verbinding.')).not.toBeInTheDocument();
    await expect.element(button('Wijzigen')).toBeVisible();
    await typeInto(field('Breedte'), '900');
    await press(button('Wijzigen'));
    await expect.element(at('Hoeveel vlak, vrij kozijn is er per zijde?')).toHaveFocus();
    await expect.element(dialog().getByText('nog niet gecontroleerd')).not.toBeInTheDocument();
  });
});
