import { insetScreenSteps } from '#tests/support/wizard-stories.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { configuratorText } from '#text/configurator/opening.ts';
import { popupText, postAddText } from '#text/configurator/popup.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { cartText } from '#text/ordering/cart.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import {
  demoPaymentLinkTexts,
  demoPaymentTexts,
  methodNames,
  paymentStateTexts,
  paymentTexts,
} from '#text/ordering/payment.ts';
import { pe100Text } from '#text/products/pe-100.ts';
import type { Customer } from './customer.ts';
import type { Tab } from './engine.ts';
import { addToCart } from './in-page.ts';

export type Story = {
  readonly screen: string;
  readonly width: number;
  readonly tell: (customer: Customer, tab: Tab) => Promise<unknown>;
};

const wide = 1280;
// WebKit's window does not get narrower than 450.
const narrow = 450;
const product = pe100Text.name;

/** One for each screen; a story depends on no other. */
export const stories: readonly Story[] = [
  { screen: 'login', width: wide, tell: (customer) => customer.logIn() },
  {
    screen: 'popup',
    width: wide,
    tell: async (customer) => {
      await customer.logIn();
      await customer.open('/producten/pe-100');
      await customer.press(configuratorText.orderNow);
      await customer.compose(insetScreenSteps);
      await customer.fill(stepText.boxLabel, 'popup');
      await customer.press(popupText.addToCart);
      await customer.see(postAddText.added(product));
    },
  },
  {
    screen: 'wizard',
    width: narrow,
    tell: async (customer) => {
      await customer.logIn();
      // By the address that brings its first screen along.
      await customer.open('/producten/pe-100?add=1');
      await customer.press(stepText.compose);
      await customer.compose([
        ...insetScreenSteps,
        { at: 'Wat zetten wij op de doos?', label: 'wizard' },
        { at: 'Hoeveel horren wilt u?', amount: 2 },
      ]);
      await customer.press(popupText.addToCart);
      await customer.see(postAddText.added(product));
    },
  },
  {
    screen: 'quick order',
    width: wide,
    tell: async (customer) => {
      await customer.logIn();
      await customer.open('/snel-bestellen');
      await customer.select(configuratorText.selectProduct, 'PE-100');
      await customer.fill(quickText.width, '900');
      await customer.fill(quickText.height, '1200');
      await customer.press(stepText.next);
      await customer.compose(insetScreenSteps.filter(({ size }) => size === undefined));
      await customer.press(popupText.addToCart);
      await customer.see(quickText.added(product, 1));
    },
  },
  {
    screen: 'cart',
    width: wide,
    tell: async (customer, tab) => {
      await fillCart(customer, tab, 'kopie');
      await customer.open('/winkelwagen');
      await customer.press(cartText.ofLine(cartText.remove, product, 'kopie'));
      await customer.see(cartText.removed(product, 'kopie'));
    },
  },
  {
    screen: 'checkout',
    width: wide,
    tell: async (customer, tab) => {
      await fillCart(customer, tab, 'bestelling');
      await customer.open('/winkelwagen');
      await customer.press(cartText.checkout);
      await customer.fill(checkoutTexts.reference, 'Werk 12');
      await customer.choose(methodNames.ideal);
      await customer.choose('algemene voorwaarden');
      await customer.press(checkoutTexts.submit);
      await customer.see(demoPaymentTexts.notice);
      await customer.press(demoPaymentTexts.outcomes.paid);
      await customer.see(paymentStateTexts.paid.title);
    },
  },
  {
    screen: 'payment',
    width: narrow,
    tell: async (customer) => {
      await customer.open('/demo/betaallink');
      await customer.press(demoPaymentLinkTexts.subjects.other);
      await customer.choose(methodNames.creditcard);
      await customer.press(paymentTexts.pay);
      await customer.see(demoPaymentTexts.notice);
      await customer.press(demoPaymentTexts.outcomes.paid);
      await customer.see(paymentStateTexts.paid.title);
    },
  },
];

async function fillCart(customer: Customer, tab: Tab, boxLabel: string): Promise<void> {
  await customer.logIn();
  const line = { meta: { device: 'desktop', amount: 1 }, specs: pe100({ kenmerk: { room: boxLabel } }) };
  const status = await tab.call(addToCart, 'PE-100', JSON.stringify(line));
  if (status !== 200) throw new Error(`the line was not added: ${status}`);
}
