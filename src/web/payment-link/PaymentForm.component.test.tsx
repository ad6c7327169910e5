import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { givePageToken, intercept, show } from '../component-testing.tsx';
import { PaymentForm } from './PaymentForm.tsx';

const payment = {
  id: 'abc',
  order_id: null,
  orderNumber: null,
  amount: '125.00',
  invoice_id: null,
  invoiceNumber: null,
  invoiceTotal: null,
  description: 'Los bedrag',
  payment_method: null,
  paymentMethodError: false,
} as const;

test('R2.61 R4.13 R9.4 everything is disabled until the payer is sent on, and no longer on a page the browser kept', async () => {
  givePageToken('token');
  // For as long as the payer is not sent on.
  intercept('/payment/abc', () => new Promise(() => undefined));
  const methods = (['iDeal', 'Creditcard', 'Bancontact'] as const).map((name) => ({
    name,
    mostCents: null,
    isAvailable: true,
  }));
  show(
    <PaymentForm
      payment={payment}
      picked={[]}
      methods={methods}
      payUntil={null}
      via="mail"
      notice={null}
      csrfToken="token"
    />,
  );
  const pay = page.getByRole('button', { name: 'Betalen' });
  const told = page.getByText('U wordt doorgestuurd om te betalen');
  await page.getByRole('radio', { name: 'Creditcard' }).click();
  await pay.click();
  await expect.element(told).toBeVisible();
  await expect.element(pay).toBeDisabled();
  for (const method of page.getByRole('radio').all()) await expect.element(method).toBeDisabled();
  const sent = new FormData(document.querySelector('form') ?? undefined);
  expect(Object.fromEntries(sent)).toEqual({ _token: 'token', via: 'mail', payment_method: 'Creditcard' });

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(pay).toBeEnabled();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Creditcard' })).toBeChecked();
});
