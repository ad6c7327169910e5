import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import type { WizardStep } from '#tests/support/wizard-driver.ts';
import { accountTexts, loginTexts } from '#text/account/account.ts';
import { fieldNames } from '#text/account/fields.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import type { FoundElement, Tab } from './engine.ts';
import { findControl, isAtStep, isShown, selectOption } from './in-page.ts';
import { until } from './until.ts';

export type Customer = ReturnType<typeof createCustomer>;

/** Speaks the shop's words to any engine, and waits for what a customer waits for. */
export function createCustomer(tab: Tab, shop: string) {
  // Found again when it could not be used after all: something may still have moved in front of it.
  const use = (selector: string, name: string, deed: (element: FoundElement) => Promise<void>) =>
    until(`“${name}” can be used`, async () => {
      const element = await tab.find(findControl, selector, name);
      if (element === null) return false;
      await deed(element);
      return true;
    });
  const customer = {
    open: (path: string) => tab.goTo(`${shop}${path}`),
    press: (name: string) => use('button, a[href]', name, ({ click }) => click()),
    choose: (name: string) => use('[type=radio], [type=checkbox]', name, ({ click }) => click()),
    fill: (label: string, text: string) =>
      use('input:not([type=radio], [type=checkbox]), textarea', label, ({ type }) => type(text)),
    select: (label: string, value: string) =>
      until(`${value} can be chosen in “${label}”`, () => tab.call(selectOption, label, value)),
    see: (text: string) => until(`“${text}” is on the page`, () => tab.call(isShown, text)),
    logIn: async () => {
      await customer.open('/inloggen');
      await customer.fill(fieldNames.email, demoAccounts.millimetres);
      await customer.fill(fieldNames.password, demoPassword);
      await customer.press(loginTexts.submit);
      await customer.see(accountTexts.title);
    },
    // One question after the other, in the popup, the wizard and quick order alike.
    compose: async (steps: readonly WizardStep[]) => {
      for (const step of steps) {
        await until(`the question “${step.at}” is asked`, () => tab.call(isAtStep, step.at));
        await answer(step);
      }
    },
  };
  const answer = async ({ choose, size, spaces, sides, label, amount }: WizardStep) => {
    for (const option of choose ?? []) await customer.choose(option);
    if (size !== undefined) {
      await customer.fill(quickText.width, size[0]);
      await customer.fill(quickText.height, size[1]);
    }
    for (const [side, value] of Object.entries(spaces ?? {})) await customer.select(side, value);
    if (label !== undefined) await customer.fill(stepText.boxLabel, label);
    if (amount !== undefined) await customer.select(stepText.amount, String(amount));
    if (choose === undefined) await customer.press(sides === undefined ? stepText.next : stepText.proceed);
  };
  return customer;
}
