import type { Frame } from '#contract/page.ts';
import type { SpecialRequestFormPage, SpecialRequestPage } from '#contract/special-request-page.ts';
import { formTexts } from '#text/account/fields.ts';
import { specialTexts } from '#text/ordering/special-request.ts';
import type { PageView } from '../page-view.ts';
import { RequestForm } from './RequestForm.tsx';
import { SentRequest } from './SentRequest.tsx';

export function specialRequestView(
  page: SpecialRequestFormPage | SpecialRequestPage,
  frame: Frame,
): PageView {
  const plain = { description: null, isIndexed: false } as const;
  if (page.name === 'special-request') {
    return { ...plain, title: specialTexts.sentTitle(page.number), content: <SentRequest page={page} /> };
  }
  const { title } = specialTexts;
  return {
    ...plain,
    title: page.form.notice === null ? title : formTexts.errorTitle(title),
    content: <RequestForm page={page} csrfToken={frame.csrfToken} />,
  };
}
