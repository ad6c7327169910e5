import type { CompanyRole } from '#domain/account/role.ts';
import { linkWorks } from './link-works.ts';

/** As somebody's role stands on a page of the company's own. */
export const companyRoleNames: Readonly<Record<CompanyRole, string>> = {
  company_owner: 'Eigenaar',
  buyer: 'Inkoper',
  measurer: 'Inmeter',
};

export const companyRoleHints: Readonly<Record<CompanyRole, string>> = {
  company_owner: 'Bestelt en betaalt, en beheert de mensen van het bedrijf.',
  buyer: 'Bestelt en betaalt. Ziet alle bestellingen van het bedrijf.',
  measurer: 'Stelt samen en biedt de winkelwagen aan een collega aan. Ziet de eigen bestellingen.',
};

export const peopleTexts = {
  title: 'Mensen',
  intro: (company: string) =>
    `Wie met het account van ${company} werkt. Iedereen heeft een eigen login, winkelwagen en eenheid.`,
  list: 'Mensen van het bedrijf',
  states: { active: 'Actief', invited: 'Uitgenodigd', blocked: 'Geblokkeerd' },
  you: 'Dit bent u',
  lastSeen: (moment: string) => `Laatst gezien op ${moment}`,
  notSeen: 'Nog niet gezien, of lang geleden',
  invitedUntil: (moment: string) => `De uitnodiging werkt tot ${moment}`,
  invitationOver: 'De uitnodiging werkt niet meer. Stuur hem opnieuw.',
  lastOwner: 'De enige eigenaar: maak eerst iemand anders eigenaar om dit te wijzigen.',
  change: 'Wijzigen',
  role: 'Rol',
  saveRole: 'Rol bewaren',
  again: 'Opnieuw sturen',
  withdraw: 'Uitnodiging intrekken',
  remove: 'Verwijderen',
  of: (action: string, name: string) => `${action}: ${name}`,
  invite: 'Iemand uitnodigen',
  inviteIntro: `Wij sturen een e-mail met een link om een wachtwoord te kiezen. De link werkt ${linkWorks.invitation}.`,
  submit: 'Uitnodigen',
  roleMissing: 'Kies een rol.',
  emailOfColleague: 'Dit e-mailadres hoort bij iemand in de lijst hieronder.',
  emailTaken: 'Dit e-mailadres heeft al een account bij Maathor. Gebruik een ander adres, of bel ons.',
  tooMany: 'Er zijn kort na elkaar veel uitnodigingen verstuurd. Probeer het over een uur opnieuw.',
} as const;

export const removeColleagueTexts = {
  title: (name: string) => `${name} verwijderen?`,
  ownTitle: 'Uzelf verwijderen?',
  consequences: [
    'De login eindigt meteen, op alle apparaten.',
    'Wat in de eigen winkelwagen staat, vervalt. Wat een collega had ingemeten, gaat naar die collega terug.',
    'Wat aan een collega is aangeboden, blijft daar staan.',
    'Winkelwagens die nog op overname wachten, gaan terug naar wie ze aanbood.',
    'Bestellingen blijven staan, met de naam erbij.',
  ],
  again: 'Wilt u iemand later weer laten meewerken? Nodig hem of haar dan opnieuw uit.',
  submit: 'Verwijderen',
  cancel: 'Annuleren',
} as const;

/** These travel over a redirect by name. */
export const peopleNotices = {
  uitgenodigd: 'De uitnodiging is verstuurd.',
  opnieuw: 'De uitnodiging is opnieuw verstuurd. De vorige link werkt niet meer.',
  ingetrokken: 'De uitnodiging is ingetrokken.',
  rol: 'De rol is gewijzigd. Uw collega krijgt een e-mail.',
  verwijderd: 'De login is beëindigd. Uw collega krijgt een e-mail.',
} as const;

export const peopleProblems = {
  'laatste-eigenaar':
    'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar; anders kan niemand meer mensen uitnodigen.',
  onbekend: 'Dit kon niet meer: er is intussen iets veranderd. Hieronder staat hoe het nu is.',
  teveel: peopleTexts.tooMany,
} as const;
