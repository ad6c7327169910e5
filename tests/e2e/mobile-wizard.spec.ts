import type { Page } from '@playwright/test';
import { add, cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectNotesInSight,
  test,
  visit,
} from '#tests/support/e2e.ts';
import { expectWaiting, holdJudgement } from '#tests/support/held-judgement.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { shopEvents } from '#tests/support/quick-order-driver.ts';
import { WizardDriver } from '#tests/support/wizard-driver.ts';
import { hingedDoorSteps, insetScreenSteps, wizardStories } from '#tests/support/wizard-stories.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';

// Whole stories, step by step.
test.describe.configure({ timeout: 120_000 });

for (const { name, code, product, boxLabel, steps, amount, price, sizes } of wizardStories) {
  test(`R1.2 R2.20 R2.28 R2.51 R4.1 R4.2 R9.4 ${name}: every step sound at 360 px, up to the cart`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(demoAccounts.millimetres);
    await page.setViewportSize({ width: 360, height: 740 });
    const wizard = new WizardDriver(page);
    const look = async () => {
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await expectLargeTargets(page);
    };
    // By the address that opens it, to which the way back from the cart must not lead again.
    await visit(page, `/producten/${code}?add=1`);
    await wizard.expectAt('Voordat u begint');
    await look();
    await wizard.press('Product samenstellen');
    await wizard.walk(
      [...steps, { at: 'Kenmerk op de doos', label: boxLabel }, { at: 'Aantal', amount }],
      look,
    );
    await wizard.expectAt('Samenvatting');
    await wizard.expectPrice(price);
    await wizard.expectProgress(100);
    await expect(wizard.dialog.getByRole('heading', { name: `${amount} x ${product}` })).toBeVisible();
    await look();
    await wizard.order(product);
    await look();
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
  });
}

test('R2.21 R2.22 R2.24 R2.26 R5.6 the start screen, its film, and the frame around a step', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.open('pe-100');
  await wizard.expectAt('Voordat u begint');
  await expect(wizard.dialog.getByText('Start', { exact: true })).toBeVisible();
  await wizard.expectPrice('Vanaf € ');
  await expect(wizard.orderButton()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeDisabled();
  await wizard.press('Meetinstructies bekijken');
  const film = await wizard.dialog.locator('video').boundingBox();
  expect(film?.width).toBe(390);
  expect(film?.height).toBeCloseTo((390 * 9) / 16, 0);
  expect(await shopEvents(page)).toContain('configurator-mobile-PE-100: meetinstructie clicked');
  await expectNoAxeViolations(page);

  await wizard.press('Product samenstellen');
  await wizard.expectAt('Soort kozijn');
  await expect(wizard.dialog.getByText('Kozijn', { exact: true })).toBeVisible();
  await expect(wizard.dialog.getByText('Vanaf')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeDisabled();
  await wizard.answer({ at: 'Soort kozijn', choose: ['Kunststof'] });
  await wizard.expectAt('Kozijntype');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Soort kozijn');
  await expect(wizard.dialog.getByRole('radio', { name: 'Kunststof' })).toBeChecked();
  await wizard.press('Volgende stap');
  await wizard.expectAt('Kozijntype');
});

test('R1.3 R2.3 only the wizard is loaded on a phone, at most 100 KB of script in all', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const scripts = watchScripts(page);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps);
  expect(scripts.addresses().filter((url) => /MobileConfigurator/.test(url))).toHaveLength(1);
  expect(scripts.addresses().filter((url) => /Desktop|QuickOrder|Popup/.test(url))).toEqual([]);
  expect(await scripts.gzipBytes()).toBeLessThanOrEqual(100_000);
});

test('R2.23 every step begins at its top', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await page.setViewportSize({ width: 360, height: 600 });
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 4));
  await wizard.expectAt('Uitsteeksel');
  await wizard.answer({ at: 'Uitsteeksel', choose: ['32 t/m 40 mm'] });
  await wizard.expectAt('Obstakel buiten');
  await expect(wizard.heading('Obstakel buiten')).toBeInViewport({ ratio: 1 });
});

test('R2.24 R2.36 the info button opens a tip, with a panel where one must look around the window', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 3));
  await wizard.expectAt('Ruimte rondom');
  const info = page.getByRole('button', { name: 'Informatie' });
  await info.tap();
  await expect(info).toHaveAttribute('aria-expanded', 'true');
  await expect(wizard.dialog.getByRole('heading', { name: 'Bijzonderheden' })).toBeVisible();
  await expectNoAxeViolations(page);
  await info.tap();
  await expect(info).toHaveAttribute('aria-expanded', 'false');
  expect(await shopEvents(page)).toContain('configurator-mobile-PE-100: tooltip clicked');
});

test('R2.27 R4.3 another product: prompt, question, chooser', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.open('pe-100');
  await wizard.expectAt('Voordat u begint');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Doorgaan met de Inzethor?');
  await expectNoAxeViolations(page);
  await wizard.press('Doorgaan');
  await wizard.press('Product samenstellen');
  await wizard.answer({ at: 'Soort kozijn', choose: ['Hout'] });
  await wizard.expectAt('Kozijntype');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Soort kozijn');
  await wizard.press('Vorige stap');
  await wizard.expectAt('Voordat u begint');
  await wizard.press('Ander product');
  await wizard.expectAt('Weet u het zeker?');
  await expectNoAxeViolations(page);
  await wizard.press('Blijf bij de Inzethor');
  await wizard.expectAt('Voordat u begint');
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
  await wizard.walk([{ at: 'Montage', choose: ['Op de dag'] }]);
  await wizard.expectAt('Maten');

  // What was begun is in sight again after a reload, and on the page it was begun on.
  await page.reload();
  await wizard.expectAt('U was bezig met de Rolhor');
  await wizard.press('Doorgaan');
  await wizard.expectAt('Maten');
  await wizard.press('Sluiten');
  await wizard.press('Bewaren en sluiten');
  await wizard.press('Direct bestellen');
  await wizard.expectAt('U was bezig met de Rolhor');
});

test('R4.9 R5.3 a cart line is changed on the phone, from its first choice on', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await add(page, workedExamples[0]?.specs, 2);
  const [line] = await cartLines(page);
  await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
  await wizard.expectAt('Soort kozijn');
  await expect(wizard.orderButton('Bijwerken')).toBeEnabled();
  await expectNotesInSight(page);
  await expect(page.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  await wizard.press('Terug naar winkelwagen');
  await expect(page).toHaveURL('/winkelwagen');

  await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
  await wizard.expectAt('Soort kozijn');
  await wizard.press('Volgende stap');
  await wizard.press('Volgende stap');
  await wizard.walk([{ at: 'Maten van de opening', size: ['950', '1200'] }]);
  await wizard.expectAt('Ruimte rondom');
  await wizard.press('Terug naar winkelwagen');
  await expect(page.getByRole('dialog', { name: 'Uw wijzigingen zijn nog niet bijgewerkt' })).toBeVisible();
  await expectNoAxeViolations(page);
  await wizard.press('Verder samenstellen');
  await wizard.orderButton('Bijwerken').tap();
  await expect(page.getByText('De Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await cartLines(page)).toMatchObject([
    { timestamp: line?.timestamp, amount: 2, sizes: { width_total: 978, height_total: 1228 } },
  ]);
});

test('R4.9 R5.3 a line of more than the phone’s list offers keeps its amount', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await add(page, workedExamples[0]?.specs, 25);
  const [line] = await cartLines(page);
  await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
  await wizard.expectAt('Soort kozijn');
  await wizard.expectPrice('€ 2 152.-');
  for (let step = 1; step <= 10; step += 1) await wizard.press('Volgende stap');
  await wizard.expectAt('Aantal');
  const list = wizard.dialog.getByRole('combobox', { name: 'Aantal' });
  await expect(list).toHaveValue('25');
  await expect(list.getByRole('option')).toHaveText([...'123456789'].concat('10', '25'));
  await list.selectOption('3');
  await wizard.expectPrice('€ 258.24');
  await list.selectOption('25');
  await wizard.orderButton('Bijwerken').tap();
  await expect(page.getByText('De Inzethor is bijgewerkt in de winkelwagen')).toBeVisible();
  expect(await cartLines(page)).toMatchObject([{ timestamp: line?.timestamp, amount: 25 }]);
});

test('R5.1 R7.10 a customer in centimetres types commas and sends points', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.centimetres);
  const wizard = new WizardDriver(page);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product/validate-state/')) bodies.push(request.postData() ?? '');
  });
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 2));
  await wizard.expectAt('Maten van de opening');
  const width = wizard.dialog.getByRole('textbox', { name: 'Breedte' });
  await expect(width).toHaveAttribute('inputmode', 'decimal');
  await wizard.answer({ at: 'Maten van de opening', size: ['90,4', '120'] });
  await wizard.walk([
    {
      at: 'Ruimte rondom',
      spaces: { Links: '10', Rechts: '30', Boven: '20', Onder: 'A' },
      raised: '0,6',
    },
  ]);
  await wizard.expectAt('Uitsteeksel');
  expect(JSON.parse(bodies.at(-1) ?? '{}')).toMatchObject({
    meta: { device: 'mobile', amount: 1, frontend: 'space_bottom_A' },
    specs: {
      maten: { width_opening: '90.4', height_opening: '120.0' },
      rondom_maten: { space_bottom: 'A', space_bottom_extra: '0.6' },
    },
  });
  await wizard.press('Vorige stap');
  await wizard.expectAt('Ruimte rondom');
  await wizard.press('Vorige stap');
  await expect(width).toHaveValue('90,4');
  await expect(wizard.dialog.getByText(/^Wij maken [\d,]+ × [\d,]+ cm$/)).toBeVisible();
});

test('R4.2 a double tap answers one step, not the next one as well', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('ca-100');
  await wizard.expectAt('Montage');
  const option = wizard.dialog.getByRole('radio', { name: 'In de dag' });
  await option.tap({ trial: true });
  const box = await option.locator('xpath=ancestor::label').boundingBox();
  if (box === null) throw new Error('no option to tap');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // The moment in which a step has only just come, for as long as a busy machine needs it.
  const clock = await page.context().newCDPSession(page);
  await clock.send('Animation.enable');
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await tap();
  await wizard.expectAt('Kader');
  await tap();
  await expect(wizard.dialog.getByRole('radio', { name: 'Driezijdig' })).not.toBeChecked();
  await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await wizard.answer({ at: 'Kader', choose: ['Rondom'] });
  await wizard.expectAt('Maten van de opening');
  await wizard.press('Vorige stap');
  await expect(wizard.dialog.getByRole('radio', { name: 'Rondom' })).toBeChecked();
});

test('R2.25 R4.2 R5.6 R5.7 nobody moves before the answer has come; a refused size keeps one where one is', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  const forward = page.getByRole('button', { name: 'Volgende stap' });
  await wizard.expectAt('Soort kozijn');
  const agree = await holdJudgement(page);
  const choice = wizard.dialog.getByRole('radio', { name: 'Kunststof' });
  const place = await choice.locator('xpath=ancestor::label').boundingBox();
  await choice.tap();
  for (const control of [choice, forward, page.getByRole('button', { name: 'Vorige stap' })])
    await expectWaiting(control);
  expect(await choice.locator('xpath=ancestor::label').boundingBox()).toEqual(place);
  await expect(forward).toBeDisabled();
  await forward.dispatchEvent('click');
  await expect(wizard.heading('Soort kozijn')).toBeVisible();
  agree();
  await wizard.expectAt('Kozijntype');
  await wizard.answer({ at: 'Kozijntype', choose: ['Vlak kozijn'] });
  await wizard.expectAt('Maten van de opening');
  const refuse = await holdJudgement(page);
  await wizard.answer({ at: 'Maten van de opening', size: ['1700', '1200'] });
  for (const control of [forward, page.getByRole('button', { name: 'Volgende', exact: true })])
    await expectWaiting(control);
  await forward.dispatchEvent('click');
  await expect(wizard.heading('Maten van de opening')).toBeVisible();
  refuse();
  const message = wizard.dialog.getByRole('alert').getByRole('button', { name: /Melding verbergen/ });
  await expect(message).toBeVisible();
  await expect(wizard.heading('Maten van de opening')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Vorige stap' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Wijzigen' })).toBeVisible();
  await expectNoAxeViolations(page);
  await message.tap();
  await expect(message).toHaveCount(0);
  await wizard.answer({ at: 'Maten van de opening', size: ['900', '1200'] });
  await wizard.expectAt('Ruimte rondom');
});

test('R2.29 R2.30 R2.31 from the list of colours to the palette and back, all of it in sight', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, -1));
  await wizard.expectAt('Kleur');
  const door = wizard.dialog.getByRole('radio', { name: 'Andere RAL-kleur' });
  await door.evaluate((option) => option.closest('label')?.scrollIntoView({ block: 'end' }));
  await door.tap();
  const search = wizard.dialog.getByRole('searchbox');
  await expect(search).toBeInViewport({ ratio: 1 });
  const green = wizard.dialog.getByRole('button', { name: 'Groen' });
  await green.tap();
  await expect(wizard.dialog.getByRole('radio', { name: 'RAL 6000' })).toBeVisible();
  await search.fill('6005');
  await expect(green).toBeHidden();
  await expect(wizard.dialog.getByRole('radio', { name: 'RAL 6005' })).toBeInViewport();
  await search.fill('');
  await expect(green).toBeVisible();
  await wizard.dialog.getByRole('radio', { name: 'RAL 9010' }).tap();
  await wizard.expectAt('Kenmerk op de doos');
  await expect(wizard.orderButton()).toBeEnabled();
  // Open again, it is unanswered, also when one turns away from it.
  await wizard.press('Vorige stap');
  await wizard.expectAt('Kleur');
  await door.tap();
  await expect(wizard.orderButton()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Volgende stap' })).toBeDisabled();
  await wizard.press('Vorige stap');
  await wizard.expectAt('Gaas');
  await expect(wizard.orderButton()).toBeDisabled();
});

test('R2.28 the second question of a step comes into view once the first is answered', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  await page.setViewportSize({ width: 360, height: 740 });
  const wizard = new WizardDriver(page);
  await wizard.begin('ca-100');
  await wizard.walk(hingedDoorSteps.slice(0, 3));
  await wizard.expectAt('Scharnierzijde en draaisluiting');
  const none = wizard.dialog.getByRole('radio', { name: 'Geen draaisluiting (alleen magneet)' });
  await expect(none).not.toBeInViewport();
  await wizard.dialog.getByRole('radio', { name: 'Rechts (van buitenaf gezien)' }).tap();
  await expect(none).toBeInViewport();
});

test('R2.20 the back gesture steps back and asks before it leaves', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 2));
  await wizard.expectAt('Maten van de opening');
  await page.goBack();
  await wizard.expectAt('Kozijntype');
  await page.goBack();
  await wizard.expectAt('Soort kozijn');
  await page.goBack();
  await wizard.expectAt('Voordat u begint');
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
});

test('R2.27 a reload brings the wizard back, and what was chosen', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 3));
  await wizard.expectAt('Ruimte rondom');
  await page.reload();
  await wizard.expectAt('U was bezig met de Inzethor');
  await expectNoAxeViolations(page);
  await wizard.press('Doorgaan');
  await wizard.expectAt('Ruimte rondom');
  await page.goBack();
  await wizard.expectAt('Maten van de opening');
  await expect(wizard.dialog.getByRole('textbox', { name: 'Breedte' })).toHaveValue('900');
});

test('R9.1 a turned phone keeps the wizard and what stands in it', async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  const wizard = new WizardDriver(page);
  await wizard.begin('pe-100');
  await wizard.walk(insetScreenSteps.slice(0, 2));
  await wizard.expectAt('Maten van de opening');
  await wizard.dialog.getByRole('textbox', { name: 'Breedte' }).fill('900');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(wizard.dialog.getByRole('textbox', { name: 'Breedte' })).toHaveValue('900');
  await expect(wizard.dialog.getByRole('progressbar')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
});

// What a thumb must hit: buttons, links, fields, and a radio or checkbox with the label around it.
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button, a[href], input, select')].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      return height < 44 || width < 44 ? [`${target.textContent} ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
}
