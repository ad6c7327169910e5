import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, intercept, leavePage } from '../../component-testing.tsx';
import {
  button,
  dialog,
  expectInSight,
  expectWaiting,
  holdJudgement,
  insetLine,
  list,
  pick,
  press,
  radio,
  showWizard,
  typeInto,
} from '../testing.tsx';

const text = (name: string): Locator => page.getByRole('textbox', { name });
const price = () => dialog().getByRole('status').filter({ hasText: 'Prijs' });

async function expectAt(name: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 2, name })).toHaveFocus();
}

async function begin(code: Parameters<typeof showWizard>[0], setup: Parameters<typeof showWizard>[1] = {}) {
  await showWizard(code, setup);
  await press(button('Product samenstellen'));
}

// PE-100 up to its size.
async function beginInsetScreen(setup: Parameters<typeof showWizard>[1] = {}): Promise<void> {
  await begin('PE-100', setup);
  await press(radio('Kunststof'));
  await expectAt('Is het kozijn rond de opening vlak?');
  await press(radio('Vlak kozijn'));
  await expectAt('Hoe groot is de opening?');
}

async function enterSize(width: string, height: string): Promise<void> {
  await typeInto(text('Breedte'), width);
  await typeInto(text('Hoogte'), height);
  await press(page.getByRole('button', { name: /^(Volgende|Wijzigen)$/ }));
}

// A line that is being changed begins at its first question, with all of them answered.
async function goTo(step: RegExp, question: string): Promise<void> {
  await expectAt('Van welk materiaal is het vaste kozijn?');
  await press(page.getByRole('button', { name: /toon alle stappen$/ }));
  await press(page.getByRole('navigation').getByRole('button', { name: step }));
  await expectAt(question);
}

describe('the frame around a step', () => {
  it('R2.21 R2.22 R2.24 R2.26 R5.6 R20.3 begins with a start screen, and moves by answers and arrows', async () => {
    await showWizard('PE-100');
    await expectAt('Weet u hoe u meet?');
    await expect.element(dialog().getByText('Start', { exact: true })).toBeVisible();
    await expect.element(price()).toMatchTextContent('Vanaf € ');
    await expect.element(button('In winkelwagen')).toBeDisabled();
    await expect.element(button('Volgende stap')).toBeDisabled();
    await button('Meetinstructies bekijken').click();
    const film = () => document.querySelector('video')?.getBoundingClientRect();
    await expect.poll(() => film()?.width).toBe(390);
    expect(film()?.height).toBeCloseTo((390 * 9) / 16, 0);
    // It plays by itself, and nobody can tell whether it makes a sound before it has come.
    await expect.poll(() => document.querySelector('video')?.readyState).toBeGreaterThan(0);
    await expectNoAxeViolations();

    await press(button('Product samenstellen'));
    await expectAt('Van welk materiaal is het vaste kozijn?');
    await expect.element(dialog().getByText('Kozijn', { exact: true })).toBeVisible();
    await expect.element(dialog().getByText('Vanaf')).not.toBeInTheDocument();
    await expect.element(price()).toMatchTextContent(/indicatie, zonder uw maten/);
    await expect.element(button('Volgende stap')).toBeDisabled();
    await press(radio('Kunststof'));
    await expectAt('Is het kozijn rond de opening vlak?');
    await press(button('Vorige stap'));
    await expectAt('Van welk materiaal is het vaste kozijn?');
    await expect.element(radio('Kunststof')).toBeChecked();
    await press(button('Volgende stap'));
    await expectAt('Is het kozijn rond de opening vlak?');
  });

  it('R2.23 shows every step from its top', async () => {
    await showWizard('PE-100', { line: insetLine });
    await page.viewport(360, 600);
    await goTo(/^Uitsteeksel/, 'Hoeveel steekt er buiten uit?');
    await radio('32 t/m 40 mm').click();
    await expectAt('Zit er buiten iets voor het raam?');
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Zit er buiten iets voor het raam?' }))
      .toBeInViewport({ ratio: 1 });
  });

  it('R2.24 R2.36 opens a tip, with a panel where one must look around the window; Escape on Vorige stap closes it, and not the wizard', async () => {
    await showWizard('PE-100', { line: insetLine });
    await goTo(/^Ruimte/, 'Hoeveel vlak, vrij kozijn is er per zijde?');
    await press(button('Informatie'));
    await expect.element(button('Informatie')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('heading', { name: 'Bijzonderheden' })).toBeVisible();
    await expectNoAxeViolations();
    await press(button('Informatie'));
    await expect.element(button('Informatie')).toHaveAttribute('aria-expanded', 'false');
    await expectEscapeFrom('Vorige stap');
  });

  it('Escape on Informatie does so too, and then asks before work is lost', {
    tags: ['thorough'],
  }, async () => {
    await beginInsetScreen();
    await expectEscapeFrom('Informatie');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Verder samenstellen')).toBeVisible();
  });

  async function expectEscapeFrom(focused: string): Promise<void> {
    await button('Informatie').click();
    button(focused).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Informatie')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button('Informatie')).toHaveFocus();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  }

  it('tells what one should know beside the order button, in sight on small phones too', async () => {
    await showWizard('PE-100', { line: insetLine });
    await expectAt('Van welk materiaal is het vaste kozijn?');
    const notes = page.getByRole('list', { name: 'Goed om te weten' }).getByRole('listitem');
    await expect.element(notes.first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.viewport(width, height);
      for (const note of notes.all()) await expectInSight(note);
    }
  });
});

// As if nothing were scrolled: whoever presses something may have brought it into view first.
function placeOf(element: Element): number {
  let top = element.getBoundingClientRect().top;
  for (let each = element.parentElement; each !== null; each = each.parentElement) top += each.scrollTop;
  return Math.round(top);
}

describe('the shop’s judgement', () => {
  it('R4.2 R5.6 is waited for, in place; Escape asks before what was judged is lost', async () => {
    await begin('PE-100');
    await expectAt('Van welk materiaal is het vaste kozijn?');
    const agree = holdJudgement();
    const choice = radio('Kunststof');
    const place = () => placeOf(choice.element());
    const before = place();
    await choice.click();
    for (const control of [choice, button('Volgende stap'), button('Vorige stap')])
      await expectWaiting(control);
    expect(place()).toEqual(before);
    await expect.element(button('Volgende stap')).toBeDisabled();
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Van welk materiaal is het vaste kozijn?' }))
      .toBeVisible();
    agree();
    await expectAt('Is het kozijn rond de opening vlak?');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Verder samenstellen')).toBeVisible();
  });

  it('R2.25 R5.6 R5.7 that refuses a size keeps one where one is', async () => {
    await beginInsetScreen();
    const refuse = holdJudgement();
    await enterSize('1700', '1200');
    for (const control of [button('Volgende stap'), button('Volgende')]) await expectWaiting(control);
    refuse();
    const message = page.getByRole('alert').getByRole('button', { name: /Melding verbergen/ });
    await expect.element(message).toBeVisible();
    const question = page.getByRole('heading', { level: 2, name: 'Hoe groot is de opening?' });
    await expect.element(question).toBeVisible();
    await expect.element(button('Volgende stap')).toBeDisabled();
    await expect.element(button('Vorige stap')).toBeDisabled();
    await expect.element(button('Wijzigen')).toBeVisible();
    await expectNoAxeViolations();
    await press(message);
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(question).toHaveFocus();
    await enterSize('900', '1200');
    await expectAt('Hoeveel vlak, vrij kozijn is er per zijde?');
  });
});

describe('its steps', () => {
  it('R5.1 R7.10 let a customer in centimetres type commas, and send points', {
    tags: ['thorough'],
  }, async () => {
    const bodies: string[] = [];
    intercept('/product/validate-state/', (send, body) => {
      bodies.push(body);
      return send();
    });
    await beginInsetScreen({ kind: 'centimetres' });
    await enterSize('90,4', '120');
    await expectAt('Hoeveel vlak, vrij kozijn is er per zijde?');
    for (const [side, value] of [
      ['Links', '10'],
      ['Rechts', '30'],
      ['Boven', '20'],
      ['Onder', 'A'],
    ] as const)
      await pick(list(side), value);
    await typeInto(text('Uitsteeksel onder'), '0,6');
    await press(button('Volgende'));
    await expectAt('Hoeveel steekt er buiten uit?');
    expect(JSON.parse(bodies.at(-1) ?? '{}')).toMatchObject({
      meta: { device: 'mobile', amount: 1, frontend: 'space_bottom_A' },
      specs: {
        maten: { width_opening: '90.4', height_opening: '120.0' },
        rondom_maten: { space_bottom: 'A', space_bottom_extra: '0.6' },
      },
    });
    await press(button('Vorige stap'));
    await expectAt('Hoeveel vlak, vrij kozijn is er per zijde?');
    await press(button('Vorige stap'));
    await expect.element(text('Breedte')).toHaveValue('90,4');
    await expect.element(page.getByText(/^Wij maken [\d,]+ × [\d,]+ cm$/)).toBeVisible();
  });

  it('R6.1 ask a customer who enters total measures those, and no margins', {
    tags: ['thorough'],
  }, async () => {
    await begin('CE-100', { kind: 'totals' });
    await press(radio('Binnenzijde'));
    await expectAt('Hoe groot wordt de hor?');
    await enterSize('1040', '1340');
    await expectAt('Waarmee zit de hor vast?');
  });

  it('R2.28 bring the second question into view once the first is answered', async () => {
    await begin('CA-100');
    await page.viewport(360, 740);
    await press(radio('In de dag'));
    await expectAt('Komt er ook onder een profiel?');
    await press(radio('Driezijdig'));
    await expectAt('Hoe groot is de opening?');
    await enterSize('900', '2150');
    await expectAt('Aan welke kant draait de deur?');
    const none = radio('Geen draaisluiting (alleen magneet)');
    await expect.element(none).not.toBeInViewport();
    await radio('Rechts (van buitenaf gezien)').click();
    await expect.element(none).toBeInViewport();
  });

  it('R2.29 R2.30 R2.31 lead from the list of colours to the palette and back, all of it in sight', async () => {
    await showWizard('PE-100', { line: insetLine });
    await goTo(/^Kleur/, 'Welke kleur krijgen de profielen?');
    const door = radio('Andere RAL-kleur');
    await expect.element(door).toBeVisible();
    door.element().closest('label')?.scrollIntoView({ block: 'end' });
    await door.click();
    // Open again, it is unanswered, also when one turns away from it.
    await expect.element(button('Bijwerken')).toBeDisabled();
    await expect.element(button('Volgende stap')).toBeDisabled();
    const search = page.getByRole('searchbox');
    await expect.element(search).toBeInViewport({ ratio: 1 });
    await press(button('Groen'));
    await expect.element(page.getByRole('radio', { name: 'RAL 6000' })).toBeVisible();
    await typeInto(search, '6005');
    await expect.element(button('Groen')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'RAL 6005' })).toBeInViewport();
    await typeInto(search, '');
    await expect.element(button('Groen')).toBeVisible();
    await press(button('Vorige stap'));
    await expectAt('Welk gaas wilt u?');
    await expect.element(button('Bijwerken')).toBeDisabled();
    await press(button('Volgende stap'));
    await expectAt('Welke kleur krijgen de profielen?');
    await press(page.getByRole('radio', { name: 'RAL 9010' }));
    await expectAt('Wat zetten wij op de doos?');
    await expect.element(button('Bijwerken')).toBeEnabled();
  });

  it('R4.9 R5.3 keep the amount of a line that has more than the list offers', async () => {
    await showWizard('PE-100', {
      line: { ...insetLine, amount: 25, specs: { ...insetLine.specs, aantal: { user_amount: '25' } } },
    });
    await goTo(/^Aantal/, 'Hoeveel horren wilt u?');
    const amounts = list('Aantal');
    await expect.element(amounts).toHaveValue('25');
    expect([...amounts.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(
      [...'123456789'].concat('10', '25'),
    );
    await expect.element(price()).toMatchTextContent(/€ 1\s652\.50/);
    await pick(amounts, '3');
    await expect.element(price()).toMatchTextContent('€ 198.30');
    await pick(amounts, '25');
    await expect.element(price()).toMatchTextContent(/€ 1\s652\.50/);
  });

  it('R2.27 R4.9 go on with what was changed in a line before a reload, or with the line as it was', async () => {
    const change = async () => {
      await showWizard('PE-100', { line: insetLine });
      await expectAt('Van welk materiaal is het vaste kozijn?');
      await press(radio('Aluminium'));
      await expectAt('Is het kozijn rond de opening vlak?');
      leavePage();
      await showWizard('PE-100', { line: insetLine });
      await expectAt('U was bezig met de Inzethor');
      await expect.element(button('Ander product')).not.toBeInTheDocument();
    };
    await change();
    await expectNoAxeViolations();
    await press(button('Doorgaan'));
    await expectAt('Is het kozijn rond de opening vlak?');
    await press(button('Vorige stap'));
    await expect.element(radio('Aluminium')).toBeChecked();
    leavePage();
    localStorage.clear();
    await change();
    await press(button('Opnieuw beginnen'));
    await expectAt('Van welk materiaal is het vaste kozijn?');
    await expect.element(radio('Kunststof')).toBeChecked();
    await expect.element(button('Bijwerken')).toBeEnabled();
  });
});
