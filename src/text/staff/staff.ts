import type { StaffRole } from '#domain/account/role.ts';
import { maxReason } from '#domain/business/limits.ts';
import { linkWorks } from '../account/link-works.ts';

export const staffTexts = {
  title: 'Medewerkers',
  aside: 'Wie in het beheer mag, en in welke rol.',
  searchHint: 'Naam of e-mailadres',
  invite: 'Medewerker uitnodigen',
  headings: {
    name: 'Naam',
    email: 'E-mailadres',
    role: 'Rol',
    status: 'Status',
    lastSeen: 'Laatst gezien',
    secondFactor: 'Tweede stap',
  },
  csvHeadings: [
    'nummer',
    'naam',
    'e-mailadres',
    'rol',
    'status',
    'uitnodiging tot',
    'laatst gezien',
    'tweede stap',
  ],
  fileName: 'medewerkers.csv',
  status: 'Status',
  statuses: { active: 'actief', invited: 'uitgenodigd', blocked: 'geblokkeerd' },
  invitedUntil: (moment: string) => `link werkt tot ${moment}`,
  invitationOver: 'de link werkt niet meer',
  never: 'nog niet',
  yes: 'ja',
  no: 'nee',
  you: 'u zelf',
  notices: {
    uitgenodigd: `De uitnodiging is onderweg. De link werkt ${linkWorks.invitation}.`,
    ingetrokken: 'De uitnodiging is ingetrokken; de link werkt niet meer.',
    verwijderd: 'De medewerker is verwijderd en overal afgemeld.',
    rol: 'De rol is gewijzigd. Dat geldt meteen.',
    geblokkeerd: 'De medewerker is geblokkeerd en overal afgemeld.',
    gedeblokkeerd: 'De blokkade is opgeheven. De medewerker kan weer inloggen.',
    'opnieuw-uitgenodigd': 'Er is een nieuwe uitnodiging onderweg. De vorige link werkt niet meer.',
    'tweede-stap':
      'De tweede stap is gereset en de medewerker is overal afgemeld. Bij de volgende keer inloggen stelt de medewerker een nieuwe in.',
  },
  problems: {
    'last-owner': 'Dit is de laatste eigenaar die kan inloggen. Maak eerst iemand anders eigenaar.',
    unchanged: 'Er was niets te wijzigen: het was al zo.',
    'own-second-factor': 'Uw eigen tweede stap wijzigt u bij Beveiliging, met uw wachtwoord.',
    'no-second-factor': 'Deze medewerker heeft geen tweede stap ingesteld.',
    'long-reason': `Er is niets geblokkeerd: vul een reden in van ten hoogste ${maxReason} tekens.`,
    'too-many': 'Er zijn te veel uitnodigingen verstuurd. Probeer het over een uur opnieuw.',
  },
} as const;

export const inviteTexts = {
  title: 'Medewerker uitnodigen',
  intro: `Wie u uitnodigt, krijgt een e-mail met een link om een wachtwoord te kiezen. De link werkt ${linkWorks.invitation} en één keer.`,
  submit: 'Uitnodiging versturen',
  emailTaken: 'Dit e-mailadres heeft al een account of een uitnodiging.',
  role: 'Kies een rol.',
  choose: 'Kies een rol',
} as const;

export const memberTexts = {
  facts: 'Gegevens',
  role: 'Rol',
  changeRole: 'Rol wijzigen',
  lastOwner:
    'De laatste eigenaar die kan inloggen: rol wijzigen, blokkeren en verwijderen kan niet. Maak eerst iemand anders eigenaar.',
  roleNote: 'Een andere rol geldt vanaf de volgende klik, ook voor wie nu is ingelogd.',
  invitation: 'Uitnodiging',
  invitationNote: 'Deze medewerker heeft nog geen wachtwoord gekozen.',
  inviteAgain: 'Opnieuw uitnodigen',
  withdraw: 'Uitnodiging intrekken',
  secondFactor: 'Tweede stap',
  ownSecondFactor: 'Uw eigen tweede stap wijzigen',
  secondFactorYes: 'Ingesteld.',
  secondFactorNo: 'Niet ingesteld.',
  resetSecondFactor: 'Tweede stap resetten',
  resetNote:
    'Voor wie telefoon, passkeys en herstelcodes kwijt is. De medewerker wordt overal afgemeld, logt in met het wachtwoord en stelt een nieuwe tweede stap in. Ga eerst na dat u de medewerker zelf spreekt.',
  access: 'Toegang',
  block: 'Blokkeren',
  blockNote: 'Een geblokkeerde medewerker is meteen overal afgemeld en kan niet inloggen.',
  reasonHint: 'Mag leeg blijven. Staat in het logboek.',
  unblock: 'Blokkade opheffen',
  remove: 'Verwijderen',
  removeNote:
    'De medewerker wordt overal afgemeld en kan niet meer inloggen. Wat de medewerker deed blijft in het logboek staan. Terugdraaien kan niet; opnieuw uitnodigen wel.',
  removeNow: 'Ja, verwijderen',
  logbook: 'Wat deze medewerker deed, in het logboek',
  aboutLogbook: 'Wat er aan deze medewerker veranderde, in het logboek',
} as const;

/** What each role is for, in a line. */
export const staffRoleSummaries: Readonly<Record<StaffRole, string>> = {
  owner: 'mag alles, ook medewerkers, prijzen en instellingen',
  sales: 'bestellingen en klanten, ook namens een klant',
  bookkeeping: 'facturen en betalingen; ziet klanten en bestellingen',
  workshop: 'maakt wat besteld is; ziet geen prijzen',
};
