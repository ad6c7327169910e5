import { linkWorks } from '../account/link-works.ts';

/** A drawing among the words, told in words where it is not shown. */
export type MailPicture = { readonly svg: string; readonly description: string };

export type MailText = {
  readonly subject: string;
  readonly paragraphs: readonly (string | MailPicture)[];
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly closing: readonly string[];
};

const signature = ['Met vriendelijke groet,', 'Maathor'] as const;

export const mailTexts = {
  passwordReset: (name: string, link: string): MailText => ({
    subject: 'Nieuw wachtwoord kiezen',
    paragraphs: [
      `Beste ${name},`,
      `U heeft een nieuw wachtwoord aangevraagd voor uw account bij Maathor. Met de link hieronder kiest u het. De link werkt ${linkWorks.reset} en één keer.`,
    ],
    action: { label: 'Nieuw wachtwoord kiezen', href: link },
    closing: [
      'Heeft u dit niet aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het was.',
      ...signature,
    ],
  }),
  passwordChanged: (name: string, at: string, forgottenLink: string): MailText => ({
    subject: 'Uw wachtwoord is gewijzigd',
    paragraphs: [
      `Beste ${name},`,
      `Het wachtwoord van uw account bij Maathor is gewijzigd op ${at}. Op andere apparaten bent u afgemeld.`,
      'Was u dit niet? Kies dan meteen een nieuw wachtwoord en neem contact met ons op.',
    ],
    action: { label: 'Ik was dit niet', href: forgottenLink },
    closing: signature,
  }),
  // Nobody has proved yet that this address is theirs, so nothing that was typed stands in it: the shop sends no words
  // of strangers to strangers.
  invitation: (link: string): MailText => ({
    subject: 'Uw account bij Maathor',
    paragraphs: [
      'Goedendag,',
      `Er is een zakelijk account op dit e-mailadres gemaakt bij Maathor. Met de link hieronder kiest u een wachtwoord; daarna kunt u inloggen en bestellen. De link werkt ${linkWorks.invitation} en één keer.`,
    ],
    action: { label: 'Wachtwoord kiezen', href: link },
    closing: ['Werkt de link niet meer? Kies bij het inloggen voor Wachtwoord vergeten.', ...signature],
  }),
  staffInvitation: (link: string): MailText => ({
    subject: 'Uw account voor het beheer van Maathor',
    paragraphs: [
      'Goedendag,',
      `U bent uitgenodigd als medewerker van Maathor. Met de link hieronder kiest u een wachtwoord; daarna kunt u inloggen met dit e-mailadres. De link werkt ${linkWorks.invitation} en één keer.`,
    ],
    action: { label: 'Wachtwoord kiezen', href: link },
    closing: [
      'Werkt de link niet meer? Vraag om een nieuwe uitnodiging. Verwacht u geen uitnodiging? Dan hoeft u niets te doen.',
      ...signature,
    ],
  }),
  accountRequested: (): MailText => ({
    subject: 'Wij hebben uw aanvraag ontvangen',
    paragraphs: [
      'Goedendag,',
      'Dank voor uw aanvraag van een zakelijk account met dit e-mailadres. Een medewerker controleert de gegevens en neemt contact met u op. Tot die tijd kunt u nog niet inloggen.',
    ],
    action: null,
    closing: ['Heeft u dit niet aangevraagd? Dan hoeft u niets te doen.', ...signature],
  }),
  // The reason is written by the staff for who reads this; without one it says nothing that could be wrong.
  accountRefused: (reason: string | null): MailText => ({
    subject: 'Over uw aanvraag van een account',
    paragraphs: [
      'Goedendag,',
      'U vroeg een zakelijk account aan bij Maathor. Wij kunnen u dat account nu niet geven.',
      ...(reason === null ? [] : [`De reden: ${reason}`]),
    ],
    action: null,
    closing: [
      'Klopt dit niet, of is er iets veranderd? Bel of mail ons, dan kijken wij er samen naar.',
      ...signature,
    ],
  }),
} as const;
