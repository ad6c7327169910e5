import type { OfficePage } from '#contract/office-page.ts';
import type { Frame } from '#contract/page.ts';
import { logbookTexts } from '#text/staff/logbook.ts';
import { officeHomeTexts } from '#text/staff/office.ts';
import type { PageView } from '../page-view.ts';
import { LogbookPage } from './LogbookPage.tsx';
import { OfficeHome } from './OfficeHome.tsx';
import { officePageView } from './OfficePage.tsx';

export function officeView(page: OfficePage, { account }: Frame): PageView {
  switch (page.name) {
    case 'office-home':
      return officePageView(
        officeHomeTexts.title,
        account === null ? null : <OfficeHome page={page} account={account} />,
      );
    case 'office-logbook':
      return officePageView(logbookTexts.title, <LogbookPage page={page} />);
  }
}
