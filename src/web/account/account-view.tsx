import type { AccountPage } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import type { PageView } from '../page-view.ts';
import { LoginPage } from './LoginPage.tsx';

export function accountView(page: AccountPage, frame: Frame): PageView {
  return {
    title: page.name,
    description: null,
    isIndexed: false,
    content: page.name === 'login' ? <LoginPage page={page} frame={frame} /> : null,
  };
}
