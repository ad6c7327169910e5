import { officeRooms } from '#contract/office/page.ts';
import type { CalendarDay, OfficeSettingPage, SettingVersionData } from '#contract/office/settings.ts';
import type { Frame } from '#contract/page.ts';
import { formatDate } from '#text/format/date.ts';
import { settingsTexts as texts } from '#text/staff/settings.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import { SettingForm } from './SettingForm.tsx';
import styles from './Settings.module.css';
import { VersionChanges, versionLine } from './VersionChanges.tsx';

type Props = { readonly page: OfficeSettingPage; readonly frame: Frame };

export function SettingPage({ page, frame: { csrfToken } }: Props) {
  const { form, preview, calendar, notice, problem } = page;
  return (
    <OfficePage
      title={form.title}
      notice={notice}
      above={
        <Breadcrumb trail={[{ href: officeRooms.settings.path, label: texts.title }]} current={form.title} />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <Parts
        main={
          <>
            <Section title={texts.current} intro={form.intro}>
              <SettingForm form={form} csrfToken={csrfToken} hasPreview={preview !== null} />
            </Section>
            {calendar !== null && <Calendar days={calendar} />}
            {preview !== null && (
              <Section id="voorbeeld" title={texts.previewTitle}>
                <div className={styles.preview}>
                  <Markup markup={preview} level={3} />
                </div>
              </Section>
            )}
          </>
        }
        side={<Versions page={page} csrfToken={csrfToken} />}
      />
    </OfficePage>
  );
}

function Calendar({ days }: { readonly days: readonly CalendarDay[] }) {
  return (
    <Section title={texts.calendar} intro={texts.calendarNote}>
      <ul className={styles.days}>
        {together(days).map(({ from, until, name, kinds, openOrders }) => (
          <li key={`${kinds.join()} ${from} ${name}`} className={styles.day} data-kind={kinds[0]}>
            <span className={styles.when}>{texts.period(formatDate(from), formatDate(until))}</span>
            <span>
              {name}{' '}
              <span className={styles.soft}>{kinds.map((kind) => texts.calendarKinds[kind]).join(', ')}</span>
            </span>
            {openOrders > 0 && (
              <a href={`/beheer/bestellingen?van=${from}&tot=${until}`} className={styles.orders}>
                {texts.openOrders(openOrders)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

// A holiday of both countries is one line.
function together(days: readonly CalendarDay[]) {
  return days.flatMap(({ kind, ...day }) => {
    const isSame = (other: CalendarDay) => other.from === day.from && other.name === day.name;
    if (kind === 'closed') return [{ ...day, kinds: [kind] }];
    const kinds = days.filter((other) => other.kind !== 'closed' && isSame(other)).map((other) => other.kind);
    return kinds[0] === kind ? [{ ...day, kinds }] : [];
  });
}

type VersionsProps = { readonly page: OfficeSettingPage; readonly csrfToken: string };

function Versions({ page: { form, versions }, csrfToken }: VersionsProps) {
  return (
    <Section id="versies" title={texts.versions}>
      <ol>
        {versions.map((version, index) => (
          <li key={version.version} className={styles.version}>
            <h3 className={styles.number}>
              {texts.version(version.version)} {index === 0 && <Badge kind="ok">{texts.inForce}</Badge>}
            </h3>
            <p className={styles.soft}>{versionLine(version)}</p>
            <VersionChanges changes={version.changes} />
            {index > 0 && <Restore form={form} version={version} csrfToken={csrfToken} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type RestoreProps = Pick<OfficeSettingPage, 'form'> & {
  readonly version: SettingVersionData;
  readonly csrfToken: string;
};

function Restore({ form, version: { version }, csrfToken }: RestoreProps) {
  return (
    <Ask label={texts.restore} note={texts.restoreNote(texts.version(version))}>
      <ButtonForm action={`${form.address}/terugzetten`} csrfToken={csrfToken}>
        <input type="hidden" name="seen" value={form.seen} />
        <input type="hidden" name="versie" value={version} />
        <Button type="submit">{texts.restoreNow}</Button>
      </ButtonForm>
    </Ask>
  );
}
