import type { FormState } from '#contract/form-state.ts';
import type { Frame } from '#contract/page.ts';
import type { ColleagueData, PeoplePage as Page } from '#contract/people-page.ts';
import { companyRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import { accountTexts } from '#text/account/account.ts';
import { companyRoleHints, companyRoleNames, peopleTexts as texts } from '#text/account/people.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Actions, ButtonForm, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { fieldId } from '../forms/field-id.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { SelectField } from '../ui/Field.tsx';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import account from './AccountPage.module.css';
import styles from './List.module.css';

type Props = { readonly page: Page; readonly frame: Frame };

/** R12.1: who works with the company's account, and in what role. */
export function PeoplePage({ page, frame: { csrfToken } }: Props) {
  return (
    <div className={account.page}>
      <header className={account.head}>
        <Breadcrumb trail={[{ href: '/account', label: accountTexts.title }]} current={texts.title} />
        <h1>{texts.title}</h1>
        <p className={account.soft}>{texts.intro(page.company)}</p>
      </header>
      {page.notice !== null && <Message kind={page.notice.kind}>{page.notice.text}</Message>}
      <div className={account.columns}>
        <div className={account.column}>
          <Section title={texts.list}>
            <ul className={styles.list}>
              {page.colleagues.map((colleague) => (
                <Colleague key={colleague.id} colleague={colleague} csrfToken={csrfToken} />
              ))}
            </ul>
          </Section>
        </div>
        <div className={account.column}>
          <Invite form={page.form} csrfToken={csrfToken} />
        </div>
      </div>
    </div>
  );
}

type RowProps = { readonly colleague: ColleagueData; readonly csrfToken: string };

function Colleague({ colleague, csrfToken }: RowProps) {
  const { name, email, phone, role, state, isReader } = colleague;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name} <Badge kind="neutral">{companyRoleNames[role]}</Badge>{' '}
          <Badge kind={state === 'active' ? 'ok' : 'attention'}>{texts.states[state]}</Badge>{' '}
          {isReader && <Badge kind="code">{texts.you}</Badge>}
        </p>
        <p className={styles.soft}>{[email, phone].filter((part) => part !== '').join(' · ')}</p>
        <p className={styles.soft}>{seenText(colleague)}</p>
        {colleague.isLastOwner && <p className={styles.soft}>{texts.lastOwner}</p>}
      </div>
      {state === 'invited' ? (
        <Invited colleague={colleague} csrfToken={csrfToken} />
      ) : colleague.isLastOwner ? null : (
        <Change colleague={colleague} csrfToken={csrfToken} />
      )}
    </li>
  );
}

function seenText({ state, lastSeen, invitedUntil }: ColleagueData): string {
  if (state !== 'invited')
    return lastSeen === null ? texts.notSeen : texts.lastSeen(formatDateTime(new Date(lastSeen)));
  return invitedUntil === null
    ? texts.invitationOver
    : texts.invitedUntil(formatDateTime(new Date(invitedUntil)));
}

function Invited({ colleague: { id, name }, csrfToken }: RowProps) {
  const path = `/account/mensen/${id}`;
  return (
    <div className={styles.actions}>
      <ButtonForm action={`${path}/opnieuw`} csrfToken={csrfToken}>
        <Button type="submit" aria-label={texts.of(texts.again, name)}>
          {texts.again}
        </Button>
      </ButtonForm>
      <ButtonForm action={`${path}/intrekken`} csrfToken={csrfToken}>
        <Button type="submit" aria-label={texts.of(texts.withdraw, name)}>
          {texts.withdraw}
        </Button>
      </ButtonForm>
    </div>
  );
}

function Change({ colleague: { id, name, role }, csrfToken }: RowProps) {
  const path = `/account/mensen/${id}`;
  return (
    <details className={styles.change}>
      <summary aria-label={texts.of(texts.change, name)}>{texts.change}</summary>
      <div className={styles.changes}>
        <form method="post" action={`${path}/rol`} className={styles.inline}>
          <input type="hidden" name="_token" value={csrfToken} />
          <SelectField
            label={texts.role}
            aria-label={texts.of(texts.role, name)}
            name="role"
            defaultValue={role}
            autoComplete="off"
          >
            {companyRoles.map((one) => (
              <option key={one} value={one}>
                {companyRoleNames[one]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" aria-label={texts.of(texts.saveRole, name)}>
            {texts.saveRole}
          </Button>
        </form>
        <ButtonLink href={`${path}/verwijderen`} aria-label={texts.of(texts.remove, name)}>
          {texts.remove}
        </ButtonLink>
      </div>
    </details>
  );
}

type InviteProps = { readonly form: FormState; readonly csrfToken: string };

function Invite({ form, csrfToken }: InviteProps) {
  return (
    <Section id="uitnodigen" title={texts.invite} intro={texts.inviteIntro}>
      <FormMessages form={form} />
      <Form action="/account/mensen" csrfToken={csrfToken}>
        <FormField form={form} name="name" autoComplete="off" required maxLength={maxName} />
        <FormField form={form} name="email" type="email" autoComplete="off" required />
        <ChoiceGroup legend={texts.role} error={form.errors['role']}>
          {companyRoles.map((role, index) => (
            <Choice
              key={role}
              type="radio"
              name="role"
              value={role}
              label={companyRoleNames[role]}
              hint={companyRoleHints[role]}
              {...(index === 0 && { id: fieldId('role') })}
              defaultChecked={form.values['role'] === role}
              required
            />
          ))}
        </ChoiceGroup>
        <Actions>
          <Button kind="move" type="submit">
            {texts.submit}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
