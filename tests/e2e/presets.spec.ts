import { presetsAnswer } from '#contract/preset-call.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add, cartLines } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoSidewaysScroll, test, thorough, visit } from '#tests/support/e2e.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

test(
  'R20.8 choices are kept under a name, begin the next screen and a quick order, and tell what is gone',
  thorough,
  async ({ page, isMobile, loginAs, database }) => {
    await loginAs(demoAccounts.millimetres);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const width = page.getByRole('textbox', { name: 'Breedte' });

    await add(page, pe100());
    const [line] = await cartLines(page);
    await visit(page, `/producten/pe-100?edit=${line?.timestamp}`);
    await press('Bijwerken');
    await expect(page.getByRole('heading', { name: 'Gereed' })).toBeVisible();
    await press('Bewaar als uitvoering');
    const dialog = page.getByRole('dialog', { name: 'Bewaar als uitvoering' });
    await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue('Kunststof, RAL 9010');
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Standaard wit');
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(page.getByRole('button', { name: 'Bewaard als ‘Standaard wit’' })).toBeFocused();

    await visit(page, '/producten/pe-100?add=1');
    // On a phone a cover stands there first, for as long as the first answer takes.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page);
    await press('Start met ‘Standaard wit’');
    await expect(width).toBeVisible();
    await expect(width).toHaveValue('');
    await expectNoSidewaysScroll(page);

    const answer = await page.request.get('/product/uitvoeringen/PE-100');
    const [kept] = presetsAnswer.parse(await answer.json()).presets;
    await database.query(
      `update presets set answers = jsonb_set(answers, '{gaas,wire_id}', '"77"') where id = $1`,
      [kept?.id],
    );
    await visit(page, `/snel-bestellen?product=PE-100&uitvoering=${kept?.id}`);
    if (isMobile) await press('Snel bestellen starten');
    await expect(page.getByRole('alert').first()).toContainText(
      'Gaas ‘Zwart’ is er niet meer: kies opnieuw.',
    );
    await expect(width).toBeVisible();
    await expectNoAxeViolations(page);
    if (isMobile) return;
    await expect(page.getByRole('button', { name: /^Kleur/ })).toContainText('RAL 9010');
    await expect(page.getByRole('button', { name: /^Gaas/ })).not.toContainText('Zwart');
  },
);
