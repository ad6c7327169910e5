import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { aSentQuote } from '#tests/support/quotes.ts';

test(
  'R13.3 an end customer reads a quote, says yes with a name and a tick, and sees so',
  seenAtBothWidths,
  async ({ page, database, newCustomer }) => {
    const { email } = await newCustomer('mm@voorbeeld.nl');
    const { path } = await aSentQuote(drizzle({ client: database }), email, {
      // As pale as a dealer can pick it.
      look: { colour: '#ffe600' },
      quote: { subject: 'Horren voor Dorpsstraat 12' },
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horren voor Dorpsstraat 12');
    await expect(page.getByRole('img', { name: /Tekening van de/ })).toBeVisible();
    await expect(page.getByText(/^Geldig tot en met/)).toBeVisible();
    await expectSoundPage(page);
    // So that it is the same for who has none.
    await expect(page.locator('script')).toHaveCount(0);

    await page.getByRole('link', { name: 'Naar akkoord' }).click();
    await page.getByRole('button', { name: 'Akkoord geven' }).click();
    await expect(page.getByText('Vul dit veld in.')).toBeInViewport();
    await expect(page.getByText('Zet een vinkje als u akkoord gaat.')).toBeVisible();
    await page
      .getByRole('region', { name: 'Akkoord met deze offerte?' })
      .getByLabel('Uw naam')
      .fill('Annet de Wit');
    await page.getByRole('checkbox', { name: /Ik ga akkoord met offerte/ }).check();
    await page.getByRole('button', { name: 'Akkoord geven' }).click();
    await expect(page.getByText(/^Akkoord gegeven door Annet de Wit op/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Akkoord geven' })).toHaveCount(0);

    await page.getByText('Stel een vraag').click();
    await page.getByLabel('Uw vraag').fill('Wanneer komt u?');
    await page.getByRole('button', { name: 'Vraag versturen' }).click();
    await expect(page.getByText(/^Uw vraag aan .+ is verstuurd\.$/)).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Stel een vraag')).toBeHidden();
    await expect(page.getByRole('img', { name: /Tekening van de/ })).toBeVisible();
  },
);
