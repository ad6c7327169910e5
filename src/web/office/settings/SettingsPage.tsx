import type { OfficeSettingsPage, SettingFormData } from '#contract/office/settings.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { settingsTexts as texts } from '#text/staff/settings.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { SettingForm } from './SettingForm.tsx';
import styles from './Settings.module.css';

type Props = { readonly page: OfficeSettingsPage; readonly frame: Frame };

export function SettingsPage({ page: { settings, notice }, frame: { csrfToken } }: Props) {
  return (
    <OfficePage title={texts.title} aside={texts.aside} notice={notice}>
      <div className={styles.layout}>
        <nav className={styles.side} aria-label={texts.groups}>
          <ul className={styles.groups}>
            {settings.map(({ form }) => (
              <li key={form.name}>
                <a href={`#${form.name}`}>{form.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {settings.map(({ form, summary }) => (
            <Section key={form.name} id={form.name} title={form.title} intro={form.intro}>
              {summary === null ? (
                <SettingForm form={form} csrfToken={csrfToken} />
              ) : (
                <>
                  <p className={styles.summary}>{summary}</p>
                  <p>
                    <ButtonLink href={form.address}>
                      {texts.edit}
                      <VisuallyHidden> {texts.of(form.title)}</VisuallyHidden>
                    </ButtonLink>
                  </p>
                </>
              )}
              <LastChange form={form} />
            </Section>
          ))}
        </div>
      </div>
    </OfficePage>
  );
}

function LastChange({ form: { last, address, title } }: { readonly form: SettingFormData }) {
  const line =
    last === null ? texts.neverChanged : texts.lastChanged(last.by, formatDateTime(new Date(last.at)));
  return (
    <p className={styles.last}>
      {line}{' '}
      <a href={`${address}#versies`}>
        {texts.versions}
        <VisuallyHidden> {texts.of(title)}</VisuallyHidden>
      </a>
    </p>
  );
}
