import type { SettingName, SettingValues } from '#domain/shop-settings/shop-settings.ts';
import { closureForm, seasonForm } from './calendar-forms.ts';
import { companyForm } from './company-form.ts';
import { quotesForm } from './quotes-form.ts';
import { reminderForm } from './reminder-form.ts';
import type { SettingForm } from './setting-form.ts';
import { contactForm, informationForm, shippingForm } from './terms-forms.ts';

/** Page and command read and write every setting by this table. */
export const settingForms: { readonly [Name in SettingName]: SettingForm<SettingValues[Name]> } = {
  company: companyForm,
  contact: contactForm,
  shipping: shippingForm,
  season: seasonForm,
  closures: closureForm,
  terms: informationForm('terms'),
  privacy: informationForm('privacy'),
  contact_page: informationForm('contact_page'),
  reminders: reminderForm,
  quotes: quotesForm,
};
