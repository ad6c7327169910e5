import { officeRooms } from '#contract/office/page.ts';
import type { ErrorPage, Frame } from '#contract/page.ts';
import { errorPageText, errorText } from '#text/pages/error.ts';
import { officeTexts } from '#text/staff/office.ts';
import type { PageView } from '../../page-view.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './OfficeError.module.css';
import { OfficePage, officePageView } from './OfficePage.tsx';

/** Whether a failure is told in the office's frame: to staff, where the office is. */
export function isInOffice({ path, account }: Pick<Frame, 'path' | 'account'>): boolean {
  const { path: start } = officeRooms.home;
  return account?.isStaff === true && (path === start || path.startsWith(`${start}/`));
}

export function officeErrorView({ status, reason, requestId }: ErrorPage): PageView {
  const titles: Readonly<Partial<Record<ErrorPage['status'], string>>> = officeTexts.errorTitles;
  const title = titles[status] ?? errorText[status].title;
  const usual = status === 404 ? officeTexts.notFound : errorText[status].body;
  return officePageView(
    title,
    <OfficePage title={title} aside={errorPageText.status(status)}>
      <p>{reason ?? usual}</p>
      <p>
        <ButtonLink kind="move" href={officeRooms.home.path}>
          {officeTexts.back}
        </ButtonLink>
      </p>
      {requestId !== null && (
        <dl className={styles.reference}>
          <dt>{errorPageText.requestId}</dt>
          <dd>
            <code>{requestId}</code>
          </dd>
        </dl>
      )}
    </OfficePage>,
  );
}
