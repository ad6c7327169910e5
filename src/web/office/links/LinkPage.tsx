import type { OfficeLinkPage } from '#contract/office/links.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { linksTexts, linkTexts as texts } from '#text/staff/links.ts';
import { nameSubject } from '#text/staff/payments.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { PaidForLink } from '../money/PaidForLink.tsx';
import { LinkBadge } from './LinksPage.tsx';

type Props = { readonly page: OfficeLinkPage; readonly frame: Frame };

const { path } = officeRooms.links;

export function LinkPage({ page, frame: { csrfToken } }: Props) {
  const { link, address, form, notice, problem } = page;
  const title = linksTexts.nameOf(link.id);
  return (
    <OfficePage
      title={title}
      aside={
        <>
          <LinkBadge link={link} /> {nameSubject(link)}
        </>
      }
      notice={notice}
      above={<Breadcrumb trail={[{ href: path, label: linksTexts.title }]} current={title} />}
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <FormMessages form={form} />
      <Parts
        main={
          address !== null && (
            <>
              <Section title={texts.address} intro={texts.addressNote}>
                <p className={styles.address}>
                  <a href={address}>{address}</a>
                </p>
              </Section>
              <Section title={texts.send}>
                <Form action={`${path}/${link.id}/versturen`} csrfToken={csrfToken}>
                  <TextField
                    id={fieldId('email')}
                    label={texts.sendTo}
                    name="email"
                    type="email"
                    defaultValue={form.values['email']}
                    error={form.errors['email']}
                    autoComplete="off"
                    required
                  />
                  <Actions>
                    <Button kind="move" type="submit">
                      {texts.confirmSend}
                    </Button>
                  </Actions>
                </Form>
              </Section>
            </>
          )
        }
        side={<About page={page} csrfToken={csrfToken} />}
      />
    </OfficePage>
  );
}

type AboutProps = { readonly page: OfficeLinkPage; readonly csrfToken: string };

function About({ page: { link, may }, csrfToken }: AboutProps) {
  const { headings } = linksTexts;
  const isOpen = link.state === 'open' || link.state === 'expired';
  return (
    <Section title={texts.facts}>
      <Facts
        facts={[
          [headings.subject, <PaidForLink key="subject" subject={link} seesMoney={may.seeMoney} />],
          [headings.company, link.company ?? '–'],
          [headings.amount, euro(link.amountCents)],
          [headings.made, formatDateTime(new Date(link.createdAt))],
          [
            headings.until,
            link.expiresAt === null ? linksTexts.noEnd : formatDateTime(new Date(link.expiresAt)),
          ],
          [headings.mailed, link.mailedTo ?? linksTexts.notMailed],
        ]}
      />
      {may.seeMoney && (
        <p className={styles.narrow}>
          <a href={`${officeRooms.payments.path}/${link.id}`}>{texts.payment}</a>
        </p>
      )}
      {isOpen && (
        <Ask label={texts.withdraw} note={texts.withdrawNote}>
          <ButtonForm action={`${path}/${link.id}/intrekken`} csrfToken={csrfToken}>
            <Button type="submit">{texts.confirmWithdraw}</Button>
          </ButtonForm>
        </Ask>
      )}
    </Section>
  );
}
