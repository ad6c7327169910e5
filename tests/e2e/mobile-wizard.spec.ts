import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add, cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectNotesInSight,
  expectSoundPage,
  test,
  thorough,
  visit,
} from '#tests/support/e2e.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { phoneScreen } from '#tests/support/screens.ts';
import { shopEvents } from '#tests/support/shop-events.ts';
import { WizardDriver } from '#tests/support/wizard-driver.ts';
import { insetScreenSteps, wizardStories } from '#tests/support/wizard-stories.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';

const seen = new Set<string>();

// Choices, amount and end; beginning and size are judged in Wizard.component.test.tsx, other kinds in steps/*.component.test.tsx.
const oneOfAKind = new Set(['Is het kozijn rond de opening vlak?', 'Hoeveel horren wilt u?', 'Klopt alles?']);

for (const { name, code, product, boxLabel, steps, amount, price, sizes } of wizardStories) {
  // The first speaks for the others.
  const told = seen.size === 0 ? {} : thorough;
  // What two products ask alike is looked at once.
  const unseen = new Set(
    [
      'Weet u hoe u meet?',
      ...steps.map(({ at }) => at),
      'Wat zetten wij op de doos?',
      'Hoeveel horren wilt u?',
      'Klopt alles?',
    ].filter((question) => !seen.has(question)),
  );
  for (const question of unseen) seen.add(question);
  test(
    `R1.2 R1.3 R2.3 R2.20 R2.28 R2.51 R4.1 R4.2 R9.4 ${name}: every step fits at 360 px, up to the cart`,
    told,
    async ({ page, loginAs }) => {
      // Every step is looked at; on a busy machine that takes its time.
      test.setTimeout(300_000);
      await loginAs(demoAccounts.millimetres);
      const scripts = watchScripts(page);
      await page.setViewportSize({ width: 360, height: 740 });
      const wizard = new WizardDriver(page);
      const look = async (question: string) => {
        if (!unseen.has(question)) return;
        if (oneOfAKind.has(question)) await expectSoundPage(page);
        else await expectNoSidewaysScroll(page);
        await expectLargeTargets(page);
      };
      // By the address that opens it, to which the way back from the cart must not lead again.
      await visit(page, `/producten/${code}?add=1`);
      await wizard.expectAt('Weet u hoe u meet?');
      await look('Weet u hoe u meet?');
      await wizard.press('Product samenstellen');
      await wizard.walk(
        [
          ...steps,
          { at: 'Wat zetten wij op de doos?', label: boxLabel },
          { at: 'Hoeveel horren wilt u?', amount },
        ],
        look,
      );
      await wizard.expectAt('Klopt alles?');
      await wizard.expectPrice(price);
      await wizard.expectProgress(100);
      await expect(wizard.dialog.getByRole('heading', { name: `${amount} x ${product}` })).toBeVisible();
      await look('Klopt alles?');
      expect(scripts.addresses().filter((url) => /MobileConfigurator/.test(url))).toHaveLength(1);
      expect(scripts.addresses().filter((url) => /Desktop|QuickOrder|Popup/.test(url))).toEqual([]);
      expect(await scripts.gzipBytes()).toBeLessThanOrEqual(100_000);
      await wizard.order(product);
      // The screen after ordering.
      await look('Klopt alles?');
      const events = await shopEvents(page);
      for (const action of ['open', 'configurator started', 'add to cart'])
        expect(events).toContain(`configurator-mobile-${code.toUpperCase()}: ${action}`);
      expect(await cartLines(page)).toMatchObject([
        { code: code.toUpperCase(), kenmerk: boxLabel, amount, sizes },
      ]);
      await wizard.press('Bekijk winkelwagen');
      await expect(page).toHaveURL('/winkelwagen');
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

test('R2.27 R4.3 another product: prompt, question, chooser', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.open('pe-100');
  await wizard.expectAt('Weet u hoe u meet?');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Doorgaan met de Inzethor?');
  await expectNoAxeViolations(page);
  await wizard.press('Doorgaan');
  await wizard.press('Product samenstellen');
  await wizard.answer({ at: 'Van welk materiaal is het vaste kozijn?', choose: ['Hout'] });
  await wizard.expectAt('Is het kozijn rond de opening vlak?');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Van welk materiaal is het vaste kozijn?');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Weet u hoe u meet?');
  await wizard.press('Ander product');
  await wizard.expectAt('Weet u het zeker?');
  await expectNoAxeViolations(page);
  await wizard.press('Blijf bij de Inzethor');
  await wizard.expectAt('Weet u hoe u meet?');
  await wizard.press('Ander product');
  await wizard.press('Ja, ander product kiezen');
  await wizard.expectAt('Welke hor wilt u samenstellen?');
  await expect(wizard.dialog.getByText('Kies product').first()).toBeVisible();
  await wizard.expectProgress(0);
  await expect(wizard.dialog.getByRole('radio')).toHaveCount(7);
  await expect(wizard.dialog.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(page);
  await wizard.dialog.getByRole('radio', { name: /^Rolhor/ }).tap();
  await wizard.press('Product samenstellen');
  await expect(page).toHaveURL(/\/producten\/ro-50/);
  await expect(page).toHaveTitle(/Rolhor/);
  await wizard.walk([{ at: 'Waar komt de rolhor?', choose: ['Op de dag'] }]);
  await wizard.expectAt('Hoe groot is de opening, en hoeveel ruimte is er?');

  // What was begun is in sight again after a reload, and on the page it was begun on.
  await page.reload();
  await wizard.expectAt('U was bezig met de Rolhor');
  await expectNoAxeViolations(page);
  await wizard.press('Doorgaan');
  await wizard.expectAt('Hoe groot is de opening, en hoeveel ruimte is er?');
  await wizard.press('Sluiten');
  await wizard.press('Bewaren en sluiten');
  await wizard.press('Direct bestellen');
  await wizard.expectAt('U was bezig met de Rolhor');
});

test(
  'R4.9 R5.3 a cart line is changed on the phone, from its first choice on',
  thorough,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const wizard = new WizardDriver(page);
    await add(page, workedExamples[0]?.specs, 2);
    const [line] = await cartLines(page);
    await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
    await wizard.expectAt('Van welk materiaal is het vaste kozijn?');
    await expect(wizard.orderButton('Bijwerken')).toBeEnabled();
    await expectNotesInSight(page);
    await expect(page.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
    await wizard.press('Terug naar winkelwagen');
    await expect(page).toHaveURL('/winkelwagen');

    await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
    await wizard.expectAt('Van welk materiaal is het vaste kozijn?');
    await wizard.press('Volgende stap');
    await wizard.press('Volgende stap');
    await wizard.walk([{ at: 'Hoe groot is de opening?', size: ['950', '1200'] }]);
    await wizard.expectAt('Hoeveel vlak, vrij kozijn is er per zijde?');
    await page.reload();
    await wizard.expectAt('U was bezig met de Inzethor');
    await wizard.press('Doorgaan');
    await wizard.expectAt('Hoeveel vlak, vrij kozijn is er per zijde?');
    await wizard.press('Terug naar winkelwagen');
    await expect(page.getByRole('dialog', { name: 'Uw wijzigingen zijn nog niet bijgewerkt' })).toBeVisible();
    await expectNoAxeViolations(page);
    await wizard.press('Verder samenstellen');
    await wizard.orderButton('Bijwerken').tap();
    await expect(page.getByText('De Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
    expect(await cartLines(page)).toMatchObject([
      { timestamp: line?.timestamp, amount: 2, sizes: { width_total: 978, height_total: 1228 } },
    ]);
  },
);

test('R4.2 a double tap answers one step, not the next one as well', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('ca-100');
  await wizard.expectAt('Waar komt het kader?');
  const option = wizard.dialog.getByRole('radio', { name: 'In de dag' });
  await option.tap({ trial: true });
  const box = await option.locator('xpath=ancestor::label').boundingBox();
  if (box === null) throw new Error('no option to tap');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // The moment in which a step has only just come, for as long as a busy machine needs it.
  const clock = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await clock.send('Animation.enable');
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await tap();
  await wizard.expectAt('Komt er ook onder een profiel?');
  await tap();
  await expect(wizard.dialog.getByRole('radio', { name: 'Driezijdig' })).not.toBeChecked();
  await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await wizard.answer({ at: 'Komt er ook onder een profiel?', choose: ['Rondom'] });
  await wizard.expectAt('Hoe groot is de opening?');
  await wizard.press('Vorige stap');
  await expect(wizard.dialog.getByRole('radio', { name: 'Rondom' })).toBeChecked();
});

test('R20.19 the first screen is there before its script, has a way out, and the wizard takes its place', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  let bringScripts = () => {};
  const scripts = new Promise<void>((resolve) => {
    bringScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  const question = page.getByText('Weet u hoe u meet?');
  const cover = page.getByRole('main').filter({ has: question });
  const behind = page.getByRole('contentinfo');
  await page.goto('/producten/pe-100?add=1', { waitUntil: 'commit' });
  await expect(question).toBeVisible();
  await expect(behind).toBeHidden();
  await expect(cover.getByRole('heading', { level: 1 })).toHaveText('Inzethor');
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL('/producten/pe-100');
  await expect(behind).toBeVisible();

  await page.goto('/producten/pe-100?add=1', { waitUntil: 'commit' });
  await expect(question).toBeVisible();
  // With its styles and in its own letters: without, it stands elsewhere.
  await expect(behind).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const top = async () => (await question.boundingBox())?.y;
  const before = await top();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/product/init/*', async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest('**/product/init/*');
  bringScripts();
  await asked;
  // A phone that is turned while it waits gets its wizard all the same.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(behind).toBeVisible();
  answer();
  const wizard = new WizardDriver(page);
  await expect(wizard.dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await wizard.expectAt('Weet u hoe u meet?');
  await expect.poll(top).toBe(before);
  await wizard.press('Sluiten');
  await expect(behind).toBeVisible();
  await expect(page.getByRole('button', { name: 'Direct bestellen' })).toBeFocused();
});

test(
  'R2.20 R9.1 a turned phone keeps what was typed; the back gesture steps back and asks before it leaves',
  thorough,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    const wizard = new WizardDriver(page);
    await wizard.begin('pe-100');
    await wizard.walk(insetScreenSteps.slice(0, 2));
    await wizard.expectAt('Hoe groot is de opening?');
    const width = wizard.dialog.getByRole('textbox', { name: 'Breedte' });
    await width.fill('900');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(width).toHaveValue('900');
    await expect(wizard.dialog.getByRole('progressbar')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    const next = page.getByRole('button', { name: 'Volgende', exact: true });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(phoneScreen);

    await page.goBack();
    await wizard.expectAt('Is het kozijn rond de opening vlak?');
    await page.goBack();
    await wizard.expectAt('Van welk materiaal is het vaste kozijn?');
    await page.goBack();
    await wizard.expectAt('Weet u hoe u meet?');
    const question = page.getByRole('dialog', { name: 'Deze hor staat nog niet in de winkelwagen' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(wizard.dialog).toBeVisible();
    await page.goBack();
    await wizard.press('Bewaren en sluiten');
    await expect(wizard.dialog).toBeHidden();
    await expect(page).toHaveURL('/producten/pe-100');
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  },
);

test.describe('bad reception', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test(
    'R20.12 a door is chosen in a lift shaft, judged when the line is back, and then ordered',
    thorough,
    async ({ page, context, loginAs }) => {
      await loginAs(demoAccounts.millimetres);
      const wizard = new WizardDriver(page);
      await wizard.begin('pe-100');
      await wizard.walk(insetScreenSteps.slice(0, 4));
      await wizard.expectAt('Hoeveel steekt er buiten uit?');
      await context.setOffline(true);
      await wizard.walk(insetScreenSteps.slice(4));
      await wizard.walk([
        { at: 'Wat zetten wij op de doos?', label: 'zonder lijn' },
        { at: 'Hoeveel horren wilt u?', amount: 1 },
      ]);
      await wizard.expectAt('Klopt alles?');
      await expect(wizard.dialog.getByText('Geen verbinding.')).toBeVisible();
      await wizard.expectPrice('nog niet gecontroleerd');
      await expect(wizard.orderButton()).toBeDisabled();
      await expectNoAxeViolations(page);

      await context.setOffline(false);
      await expect(wizard.dialog.getByText('Geen verbinding.')).toBeHidden();
      await wizard.expectPrice('€ 86.08');
      await wizard.order('Inzethor');
      expect(await cartLines(page)).toMatchObject([
        { kenmerk: 'zonder lijn', sizes: { width_total: 928, height_total: 1228 } },
      ]);
    },
  );
});

// What a thumb must hit: buttons, links, fields, and a radio or checkbox with the label around it.
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button, a[href], input:not([type="hidden"]), select')].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      return height < 44 || width < 44 ? [`${target.textContent} ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
}
