import { type OfficeMemberPage, officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { fieldNames } from '#text/account/fields.ts';
import { roleNames } from '#text/account/roles.ts';
import { staffTexts, memberTexts as texts } from '#text/staff/staff.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { AskWhy } from '../frame/AskWhy.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts } from '../frame/Parts.tsx';
import styles from './MemberPage.module.css';
import { RoleField } from './RoleField.tsx';
import { lastSeenOf, MemberStatus } from './StaffPage.tsx';

type Props = { readonly page: OfficeMemberPage; readonly frame: Frame };

export function MemberPage({ page, frame: { csrfToken } }: Props) {
  const { member, isReader, notice, problem } = page;
  const address = `${officeRooms.staff.path}/${member.id}`;
  const aside = [roleNames[member.role], ...(isReader ? [staffTexts.you] : [])].join(' · ');
  const part = { ...page, csrfToken, address };
  return (
    <OfficePage
      title={member.name}
      aside={aside}
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.staff.path, label: staffTexts.title }]}
          current={member.name}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <div className={styles.parts}>
        <Person {...part} />
        {member.status === 'invited' ? <Invitation {...part} /> : <Role {...part} />}
        {member.status !== 'invited' && <SecondFactor {...part} />}
        {member.status !== 'invited' && <Access {...part} />}
      </div>
    </OfficePage>
  );
}

type PartProps = Pick<OfficeMemberPage, 'member' | 'isReader' | 'isLastOwner'> & {
  readonly csrfToken: string;
  readonly address: string;
};

function Person({ member }: PartProps) {
  const { headings } = staffTexts;
  const { logbook } = officeRooms;
  return (
    <Section title={texts.facts}>
      <Facts
        facts={[
          [headings.email, member.email],
          [headings.status, <MemberStatus key="status" member={member} />],
          [headings.lastSeen, lastSeenOf(member)],
        ]}
      />
      <ul className={styles.links}>
        <li>
          <a href={`${logbook.path}?wie=${member.id}`}>{texts.logbook}</a>
        </li>
        <li>
          <a href={`${logbook.path}?onderwerp=person:${member.id}`}>{texts.aboutLogbook}</a>
        </li>
      </ul>
    </Section>
  );
}

function Invitation({ csrfToken, address }: PartProps) {
  return (
    <Section title={texts.invitation} intro={texts.invitationNote}>
      <Actions>
        <ButtonForm action={`${address}/opnieuw-uitnodigen`} csrfToken={csrfToken}>
          <Button kind="move" type="submit">
            {texts.inviteAgain}
          </Button>
        </ButtonForm>
        <ButtonForm action={`${address}/intrekken`} csrfToken={csrfToken}>
          <Button type="submit">{texts.withdraw}</Button>
        </ButtonForm>
      </Actions>
    </Section>
  );
}

function Role({ member, isLastOwner, csrfToken, address }: PartProps) {
  if (isLastOwner) {
    return (
      <Section title={texts.role}>
        <p>{texts.lastOwner}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.role} intro={texts.roleNote}>
      <Form action={`${address}/rol`} csrfToken={csrfToken}>
        <RoleField value={member.role} />
        <Actions>
          <Button kind="move" type="submit">
            {texts.changeRole}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}

function SecondFactor({ member, isReader, csrfToken, address }: PartProps) {
  if (!member.secondFactor) {
    return (
      <Section title={texts.secondFactor}>
        <p>{texts.secondFactorNo}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.secondFactor}>
      <p>{texts.secondFactorYes}</p>
      {isReader ? (
        <p>
          <a href="/account/beveiliging">{texts.ownSecondFactor}</a>
        </p>
      ) : (
        <Ask label={texts.resetSecondFactor} note={texts.resetNote}>
          <ButtonForm action={`${address}/tweede-stap`} csrfToken={csrfToken}>
            <Button type="submit">{texts.resetSecondFactor}</Button>
          </ButtonForm>
        </Ask>
      )}
    </Section>
  );
}

function Access({ member, isReader, isLastOwner, csrfToken, address }: PartProps) {
  if (isLastOwner) return null;
  return (
    <Section title={texts.access}>
      {member.status === 'blocked' && (
        <ButtonForm action={`${address}/deblokkeren`} csrfToken={csrfToken}>
          <Button kind="move" type="submit">
            {texts.unblock}
          </Button>
        </ButtonForm>
      )}
      {/* Who blocks themselves needs somebody else to come back. */}
      {member.status === 'active' && !isReader && (
        <AskWhy
          label={texts.block}
          note={texts.blockNote}
          action={`${address}/blokkeren`}
          csrfToken={csrfToken}
          reason={{ label: fieldNames.reason, hint: texts.reasonHint }}
          isOptional
          confirm={texts.block}
        />
      )}
      <Ask label={texts.remove} note={texts.removeNote}>
        <ButtonForm action={`${address}/verwijderen`} csrfToken={csrfToken}>
          <Button type="submit">{texts.removeNow}</Button>
        </ButtonForm>
      </Ask>
    </Section>
  );
}
