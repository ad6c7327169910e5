import type { CompanyRole } from '#domain/account/role.ts';
import { linkWorks } from '../account/link-works.ts';
import { companyRoleHints, companyRoleNames } from '../account/people.ts';
import type { MailText } from './mail.ts';

const signature = ['Met vriendelijke groet,', 'Maathor'] as const;

type Invitation = { readonly company: string; readonly by: string; readonly link: string };

type RoleChange = {
  readonly name: string;
  readonly company: string;
  readonly role: CompanyRole;
  readonly by: string;
  readonly link: string;
};

type Removal = { readonly name: string; readonly company: string; readonly by: string };

export const peopleMails = {
  invitation: ({ company, by, link }: Invitation): MailText => ({
    subject: `Uitnodiging voor het account van ${company}`,
    paragraphs: [
      'Goedendag,',
      `${by} heeft u uitgenodigd voor het account van ${company} bij Maathor, waar het bedrijf horren op maat bestelt. Met de link hieronder kiest u een wachtwoord; daarna kunt u inloggen met dit e-mailadres. De link werkt ${linkWorks.invitation} en één keer.`,
    ],
    action: { label: 'Wachtwoord kiezen', href: link },
    closing: [
      'Werkt de link niet meer? Vraag om een nieuwe uitnodiging. Verwacht u geen uitnodiging? Dan hoeft u niets te doen.',
      ...signature,
    ],
  }),
  roleChanged: ({ name, company, role, by, link }: RoleChange): MailText => ({
    subject: `Uw rol bij ${company} is gewijzigd`,
    paragraphs: [
      `Beste ${name},`,
      `${by} heeft uw rol in het account van ${company} bij Maathor gewijzigd. U bent nu ${companyRoleNames[role].toLowerCase()}.`,
      companyRoleHints[role],
    ],
    action: { label: 'Naar mijn account', href: link },
    closing: signature,
  }),
  removed: ({ name, company, by }: Removal): MailText => ({
    subject: `U werkt niet meer met het account van ${company}`,
    paragraphs: [
      `Beste ${name},`,
      `${by} heeft u verwijderd uit het account van ${company} bij Maathor. U kunt er niet meer mee inloggen.`,
    ],
    action: null,
    closing: ['Klopt dit niet? Neem contact op met uw bedrijf.', ...signature],
  }),
} as const;
