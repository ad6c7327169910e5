import type { ReactNode } from 'react';
import type { AccountPage as Page } from '#contract/account-page.ts';
import type { FormState } from '#contract/form-state.ts';
import type { Frame } from '#contract/page.ts';
import {
  accountTexts,
  addressTexts,
  demoMailTexts,
  forgottenTexts,
  loginTexts,
  passwordTexts,
  requestTexts,
  resetTexts,
} from '#text/account/account.ts';
import { formTexts } from '#text/account/fields.ts';
import { companyInvoicesTexts, companyInvoiceTexts } from '#text/account/invoices.ts';
import { peopleTexts, removeColleagueTexts } from '#text/account/people.ts';
import type { PageView } from '../page-view.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountRequestPage } from './AccountRequestPage.tsx';
import { AddressPage } from './AddressPage.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { DemoMailboxPage } from './DemoMailboxPage.tsx';
import { DemoMailPage } from './DemoMailPage.tsx';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';
import { InvoicePage } from './invoices/InvoicePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { RemoveColleaguePage } from './RemoveColleaguePage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { securityView } from './security/security-view.tsx';

export function accountView(page: Page, frame: Frame): PageView {
  switch (page.name) {
    case 'login':
      return {
        ...form(loginTexts.title, page.form, <LoginPage page={page} frame={frame} />),
        script: 'passkeys',
      };
    case 'forgotten-password': {
      const title = page.isSent ? forgottenTexts.sentTitle : forgottenTexts.title;
      return form(title, page.form, <ForgottenPasswordPage page={page} frame={frame} />);
    }
    case 'reset-password': {
      const title = page.token === null ? resetTexts.expiredTitle : resetTexts.title;
      return form(title, page.form, <ResetPasswordPage page={page} frame={frame} />);
    }
    case 'account':
      return form(accountTexts.title, page.contact, <AccountPage page={page} frame={frame} />);
    case 'address-form': {
      const title = page.addressId === null ? addressTexts.newTitle : addressTexts.editTitle;
      return form(title, page.form, <AddressPage page={page} frame={frame} />);
    }
    case 'change-password':
      return form(passwordTexts.title, page.form, <ChangePasswordPage page={page} frame={frame} />);
    case 'account-request': {
      const title = page.isSent ? requestTexts.sentTitle : requestTexts.title;
      return form(title, page.form, <AccountRequestPage page={page} frame={frame} />);
    }
    case 'people':
      return form(peopleTexts.title, page.form, <PeoplePage page={page} frame={frame} />);
    case 'remove-colleague': {
      const { name, isReader } = page.colleague;
      const title = isReader ? removeColleagueTexts.ownTitle : removeColleagueTexts.title(name);
      return view(title, <RemoveColleaguePage page={page} title={title} frame={frame} />);
    }
    case 'company-invoices':
      return {
        ...view(companyInvoicesTexts.title, <InvoicesPage page={page} frame={frame} />),
        script: 'invoices',
      };
    case 'company-invoice': {
      const { kind, number } = page.invoice;
      return view(companyInvoiceTexts.title(kind, number), <InvoicePage page={page} frame={frame} />);
    }
    case 'demo-mailbox':
      return view(demoMailTexts.title, <DemoMailboxPage page={page} />);
    case 'demo-mail':
      return view(page.mail.subject, <DemoMailPage page={page} />);
    default:
      return securityView(page, frame);
  }
}

// A screen reader hears the title first, and so at once that something is wrong.
function form(title: string, { notice }: FormState, content: ReactNode): PageView {
  return view(notice === null ? title : formTexts.errorTitle(title), content);
}

function view(title: string, content: ReactNode): PageView {
  return { title, description: null, isIndexed: false, content };
}
