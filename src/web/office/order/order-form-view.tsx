import type {
  CreditPage as Credit,
  RefundPage as Refund,
  ShipPage as Ship,
} from '#contract/office/order-forms.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/fields.ts';
import { creditTexts, refundTexts, shipTexts } from '#text/staff/order-forms.ts';
import type { PageView } from '../../page-view.ts';
import { officePageView } from '../frame/OfficePage.tsx';
import { CreditPage } from './CreditPage.tsx';
import { RefundPage } from './RefundPage.tsx';
import { ShipPage } from './ShipPage.tsx';

const titles = {
  'office-order-ship': shipTexts.title,
  'office-order-credit': creditTexts.title,
  'office-order-refund': refundTexts.title,
} as const;

export function orderFormView(page: Ship | Credit | Refund, frame: Frame): PageView {
  const title = titles[page.name](page.number);
  const shown = page.form.notice === null ? title : formTexts.errorTitle(title);
  switch (page.name) {
    case 'office-order-ship':
      return officePageView(shown, <ShipPage page={page} frame={frame} />);
    case 'office-order-credit':
      return officePageView(shown, <CreditPage page={page} frame={frame} />);
    case 'office-order-refund':
      return officePageView(shown, <RefundPage page={page} frame={frame} />);
  }
}
