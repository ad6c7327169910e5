import type { ReactNode } from 'react';
import type { FormState } from '#contract/form-state.ts';
import type { Frame } from '#contract/page.ts';
import type { SecurityPages } from '#contract/security-page.ts';
import { formTexts } from '#text/account/fields.ts';
import {
  changeEmailTexts,
  confirmEmailTexts,
  endLoginsTexts,
  newAuthenticatorTexts,
  newPasskeyTexts,
  newRecoveryCodesTexts,
  recoveryCodesTexts,
  removeAuthenticatorTexts,
  removePasskeyTexts,
  secondStepTexts,
  securityTexts,
} from '#text/account/security.ts';
import type { PageView } from '../../page-view.ts';
import { ChangeEmailPage, ConfirmEmailPage } from './EmailPages.tsx';
import { EndLoginsPage } from './EndLoginsPage.tsx';
import { NewAuthenticatorPage } from './NewAuthenticatorPage.tsx';
import { MakePasskeyPage, NewPasskeyPage } from './NewPasskeyPages.tsx';
import { NewRecoveryCodesPage, RecoveryCodesPage } from './RecoveryCodesPages.tsx';
import { RemoveAuthenticatorPage, RemovePasskeyPage } from './RemoveFactorPages.tsx';
import { SecondStepPage } from './SecondStepPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';

export function securityView(page: SecurityPages, frame: Frame): PageView {
  switch (page.name) {
    case 'security':
      return view(securityTexts.title, <SecurityPage page={page} frame={frame} />);
    case 'new-passkey':
      return form(newPasskeyTexts.title, page.form, <NewPasskeyPage page={page} frame={frame} />);
    case 'make-passkey':
      return withPasskeys(view(newPasskeyTexts.makeTitle, <MakePasskeyPage page={page} frame={frame} />));
    case 'remove-passkey':
      return form(removePasskeyTexts.title, page.form, <RemovePasskeyPage page={page} frame={frame} />);
    case 'new-authenticator':
      return form(newAuthenticatorTexts.title, page.form, <NewAuthenticatorPage page={page} frame={frame} />);
    case 'remove-authenticator':
      return form(
        removeAuthenticatorTexts.title,
        page.form,
        <RemoveAuthenticatorPage page={page} frame={frame} />,
      );
    case 'end-logins':
      return form(endLoginsTexts.titles[page.which], page.form, <EndLoginsPage page={page} frame={frame} />);
    case 'new-recovery-codes':
      return form(newRecoveryCodesTexts.title, page.form, <NewRecoveryCodesPage page={page} frame={frame} />);
    case 'recovery-codes':
      return view(recoveryCodesTexts.title, <RecoveryCodesPage page={page} />);
    case 'change-email': {
      const title = page.isSent ? changeEmailTexts.sentTitle : changeEmailTexts.title;
      return form(title, page.form, <ChangeEmailPage page={page} frame={frame} />);
    }
    case 'confirm-email': {
      const title = page.link === null ? confirmEmailTexts.expiredTitle : confirmEmailTexts.title;
      return view(title, <ConfirmEmailPage page={page} frame={frame} />);
    }
    case 'second-step':
      return form(secondStepTexts.title, page.form, <SecondStepPage page={page} frame={frame} />);
  }
}

// Whatever asks for something to be confirmed takes a passkey for it.
function form(title: string, { notice }: FormState, content: ReactNode): PageView {
  return withPasskeys(view(notice === null ? title : formTexts.errorTitle(title), content));
}

function withPasskeys(page: PageView): PageView {
  return { ...page, script: 'passkeys' };
}

function view(title: string, content: ReactNode): PageView {
  return { title, description: null, isIndexed: false, content };
}
