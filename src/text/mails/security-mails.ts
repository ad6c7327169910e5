import { linkWorks } from '../account/link-works.ts';
import type { MailText } from './mail.ts';

const signature = ['Met vriendelijke groet,', 'Maathor'] as const;

/** What of a login was changed, as a sentence that follows 'Op … is dit gebeurd:'. */
export const loginChanges = {
  passkey_added: 'een passkey is toegevoegd',
  passkey_removed: 'een passkey is verwijderd',
  authenticator_added: 'een authenticator-app is ingesteld',
  authenticator_removed: 'de authenticator-app is verwijderd',
  recovery_codes_made: 'nieuwe herstelcodes zijn gemaakt; oudere werken niet meer',
  recovery_code_used: 'er is ingelogd met een herstelcode',
  phone_changed: 'uw telefoonnummer is gewijzigd',
  second_factor_reset: 'de tweede stap bij het inloggen is uitgezet door Maathor',
} as const;

export type LoginChange = keyof typeof loginChanges;

type Told = { readonly name: string; readonly at: string; readonly link: string };

export const securityMailTexts = {
  loginChanged: (change: LoginChange, { name, at, link }: Told): MailText => ({
    subject: 'De beveiliging van uw account is gewijzigd',
    paragraphs: [
      `Beste ${name},`,
      `Er is iets gewijzigd aan de beveiliging van uw account bij Maathor. Op ${at}: ${loginChanges[change]}.`,
      'Was u dit niet? Kies dan meteen een nieuw wachtwoord en neem contact met ons op.',
    ],
    action: { label: 'Ik was dit niet', href: link },
    closing: signature,
  }),
  newDevice: (device: string, { name, at, link }: Told): MailText => ({
    subject: 'Nieuwe aanmelding bij uw account',
    paragraphs: [
      `Beste ${name},`,
      `Op ${at} is er ingelogd op uw account bij Maathor, vanaf een apparaat dat wij nog niet kenden: ${device}.`,
      'Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet, kies dan meteen een nieuw wachtwoord en neem contact met ons op.',
    ],
    action: { label: 'Ik was dit niet', href: link },
    closing: signature,
  }),
  failures: (count: number, { name, at, link }: Told): MailText => ({
    subject: 'Mislukte pogingen om in te loggen',
    paragraphs: [
      `Beste ${name},`,
      `Er is ${count} keer achter elkaar zonder succes geprobeerd om in te loggen op uw account bij Maathor, het laatst op ${at}. Uw account is veilig: er is niet ingelogd.`,
      'Was u dit zelf en weet u uw wachtwoord niet meer? Kies dan een nieuw wachtwoord. Was u dit niet, dan hoeft u niets te doen; een tweede stap bij het inloggen maakt uw account nog veiliger.',
    ],
    action: { label: 'Nieuw wachtwoord kiezen', href: link },
    closing: signature,
  }),
  confirmEmail: (link: string): MailText => ({
    subject: 'Bevestig uw nieuwe e-mailadres',
    // To an address nobody has proved is theirs: nothing that was typed stands in it.
    paragraphs: [
      'Goedendag,',
      `Met de link hieronder bevestigt u dat u voortaan met dit e-mailadres inlogt bij Maathor. De link werkt ${linkWorks.emailChange} en één keer.`,
    ],
    action: { label: 'E-mailadres bevestigen', href: link },
    closing: ['Heeft u dit niet aangevraagd? Dan hoeft u niets te doen.', ...signature],
  }),
  emailTaken: (link: string): MailText => ({
    subject: 'Dit e-mailadres heeft al een account',
    paragraphs: [
      'Goedendag,',
      'Iemand wilde voortaan met dit e-mailadres inloggen bij Maathor. Er is al een account met dit adres, dus er is niets gewijzigd.',
    ],
    action: { label: 'Inloggen', href: link },
    closing: ['Was u dit niet? Dan hoeft u niets te doen.', ...signature],
  }),
  emailAsked: ({ name, at, link }: Told): MailText => ({
    subject: 'Uw e-mailadres wordt gewijzigd',
    paragraphs: [
      `Beste ${name},`,
      `Op ${at} is gevraagd om voortaan met een ander e-mailadres in te loggen op uw account bij Maathor. Het verandert pas als dat andere adres is bevestigd.`,
      'Was u dit niet? Kies dan meteen een nieuw wachtwoord; daarmee vervalt de aanvraag.',
    ],
    action: { label: 'Ik was dit niet', href: link },
    closing: signature,
  }),
  emailChanged: ({ name, at, link }: Told): MailText => ({
    subject: 'Uw e-mailadres is gewijzigd',
    paragraphs: [
      `Beste ${name},`,
      `Het e-mailadres waarmee u inlogt bij Maathor is gewijzigd op ${at}. Op andere apparaten bent u afgemeld. Deze e-mail gaat naar het oude en het nieuwe adres.`,
      'Was u dit niet? Neem dan meteen contact met ons op.',
    ],
    action: { label: 'Naar Maathor', href: link },
    closing: signature,
  }),
} as const;
