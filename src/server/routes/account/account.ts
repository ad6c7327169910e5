import { type Context, Hono } from 'hono';
import { accountTexts } from '#text/account/account.ts';
import { parseContactForm } from '../../accounts/account-forms.ts';
import { exportCustomer } from '../../accounts/export-customer.ts';
import { changePerson, findPerson } from '../../accounts/people.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { holdLogin } from '../../middleware/hold-login.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireLogin, requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { changeOwnDetails } from '../../people/change-own-details.ts';
import { accountPage } from './account-page.ts';
import { addressRoutes } from './addresses.ts';
import { changePasswordRoutes } from './change-password.ts';
import { companyInvoicesRoutes } from './invoices/invoices.ts';
import { peopleRoutes } from './people.ts';
import { accountPresetRoutes, presetNews } from './presets.ts';
import { countLoginChange } from './security/change-login.ts';
import { confirmationErrors } from './security/confirm-person.ts';
import { securityRoutes } from './security/security.ts';

export function accountRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/account', requireLogin())
    .use('/account/*', requireLogin())
    .use('/account/wachtwoord', requireRight('manage_own_login'))
    .use('/account/logins/*', requireRight('manage_own_login'))
    .use('/account/beveiliging', requireRight('manage_own_login'))
    .use('/account/beveiliging/*', requireRight('manage_own_login'))
    .use('/account/contact', requireRight('manage_own_details'))
    .use('/account/instellingen', requireRight('manage_own_details'))
    .use('/account/gegevens.json', requireRight('manage_own_details'))
    .route('/', addressRoutes(deps))
    .route('/', changePasswordRoutes(deps))
    .route('/', securityRoutes(deps))
    .route('/', accountPresetRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', companyInvoicesRoutes(deps))
    .get('/account', async (c) => {
      const before = c.req.query('voor') ?? null;
      const page = await accountPage(deps, signedInPerson(c), before);
      const notice = noticeFrom(accountTexts.notices, c.req.query('melding'));
      const contact = restoredForm(page.contact.values, await keptValues(c, deps));
      const presets = { ...page.presets, ...(await presetNews(deps, c)) };
      return answerPage(c, deps, { ...page, contact, notice, presets }, { cache: 'no-store' });
    })
    .get('/account/gegevens.json', async (c) => {
      const data = await exportCustomer(deps.database, signedInPerson(c).id, deps.now());
      c.header('Content-Disposition', 'attachment; filename="maathor-gegevens.json"');
      c.header('Cache-Control', 'no-store');
      return c.json(data);
    })
    .post('/account/contact', async (c) => {
      const { id, country } = signedInPerson(c);
      const values = await readForm(c);
      const parsed = parseContactForm(country, values);
      if (!parsed.ok) return refuseContact(c, deps, values, parsed.errors);
      const { contact: name, phone } = parsed.value;
      const person = await findPerson(deps.database, id);
      if (phone === person?.phone) {
        await deps.database.transaction((transaction) =>
          changeOwnDetails(deps, transaction, id, { name }, actorOf(c, deps)),
        );
        return saved(c, 'contact');
      }
      // Who has lost every way in is called back at this number: on a screen left open nobody puts their own.
      const errors = await confirmationErrors(c, deps, values);
      if (Object.keys(errors).length > 0) return refuseContact(c, deps, values, errors);
      await countLoginChange(c, deps);
      await deps.database.transaction(async (transaction) => {
        await holdLogin(c, transaction);
        await changeOwnDetails(deps, transaction, id, { name, phone }, actorOf(c, deps));
      });
      return saved(c, 'contact');
    })
    .post('/account/instellingen', async (c) => {
      const values = await readForm(c);
      const changes = { cmUnits: values['unit'] === 'cm', totalMeasures: values['measures'] === 'total' };
      await changePerson(deps.database, signedInPerson(c).id, changes, deps.now());
      return saved(c, 'instellingen');
    });
}

async function refuseContact(
  c: Context<AppEnv>,
  deps: Dependencies,
  values: FormValues,
  errors: Readonly<Record<string, string>>,
): Promise<Response> {
  const page = await accountPage(deps, signedInPerson(c));
  const contact = rejectedForm(values, errors);
  return answerPage(c, deps, { ...page, contact }, { status: 422, cache: 'no-store' });
}

function saved(c: Context<AppEnv>, notice: keyof typeof accountTexts.notices): Response {
  return c.redirect(`/account?melding=${notice}`, 303);
}
