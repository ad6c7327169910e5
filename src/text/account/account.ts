import type { Address, Country } from '#domain/business/address.ts';
import { linkWorks } from './link-works.ts';

export const countryNames = { NL: 'Nederland', BE: 'België' } as const satisfies Record<Country, string>;

export const companyNumberNames = { NL: 'KvK-nummer', BE: 'Ondernemingsnummer' } as const satisfies Record<
  Country,
  string
>;

export function formatAddress(address: Address): readonly string[] {
  const { country, street, houseNumber, addition, postcode, city } = address;
  return [
    `${street} ${formatHouseNumber(country, houseNumber, addition)}`,
    `${postcode} ${city}`,
    countryNames[country],
  ];
}

function formatHouseNumber(country: Country, houseNumber: string, addition: string): string {
  if (addition === '') return houseNumber;
  if (country === 'BE') return `${houseNumber} bus ${addition}`;
  return /^\p{L}$/u.test(addition) ? `${houseNumber}${addition}` : `${houseNumber}-${addition}`;
}

export function formatDevice(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} op ${system}`;
  return browser ?? system ?? 'Onbekend apparaat';
}

export const loginTexts = {
  title: 'Inloggen',
  intro: 'Voor zakelijke klanten van Maathor.',
  submit: 'Inloggen',
  wrong: 'De combinatie van e-mailadres en wachtwoord klopt niet.',
  forgotten: 'Wachtwoord vergeten?',
  noAccount: 'Nog geen account?',
  noAccountText:
    'Maathor levert aan bedrijven in Nederland en België. Vraag een account aan, dan nemen wij contact met u op.',
  requestAccount: 'Zakelijk account aanvragen',
  ended: {
    expired:
      'Uw login is verlopen, omdat u hem een tijd niet gebruikte of lang geleden inlogde. Log opnieuw in.',
    blocked: 'U bent afgemeld, want uw toegang is geblokkeerd. Neem contact met ons op als dat niet klopt.',
    ended:
      'U bent afgemeld. Uw login is elders beëindigd, bijvoorbeeld na een nieuw wachtwoord, of was lang niet gebruikt. Log opnieuw in.',
  },
  notices: {
    'wachtwoord-gewijzigd': 'Uw wachtwoord is gewijzigd. U kunt nu inloggen met het nieuwe wachtwoord.',
    uitgelogd: 'U bent uitgelogd.',
    'te-lang': 'Het inloggen duurde te lang. Vul uw wachtwoord opnieuw in.',
    'e-mailadres': 'Uw e-mailadres is gewijzigd. U kunt nu inloggen met het nieuwe adres.',
  },
} as const;

export const forgottenTexts = {
  title: 'Wachtwoord vergeten',
  intro: 'Vul uw e-mailadres in. U krijgt een e-mail met een link waarmee u een nieuw wachtwoord kiest.',
  submit: 'Stuur mij een link',
  sentTitle: 'Kijk in uw e-mail',
  sent: `Is dit e-mailadres bij ons bekend, dan ontvangt u binnen enkele minuten een e-mail met een link. De link werkt ${linkWorks.reset} en één keer.`,
  notReceived:
    'Niets ontvangen? Kijk bij de ongewenste e-mail, of controleer het adres en probeer het opnieuw.',
  again: 'Opnieuw proberen',
  backToLogin: 'Terug naar inloggen',
} as const;

export const resetTexts = {
  title: 'Nieuw wachtwoord kiezen',
  intro: 'Daarna logt u in met uw nieuwe wachtwoord. Op alle apparaten wordt u uitgelogd.',
  submit: 'Wachtwoord bewaren',
  expiredTitle: 'Deze link werkt niet meer',
  expired: `Een link werkt één keer en ${linkWorks.reset} lang. Vraag een nieuwe link aan.`,
  askAgain: 'Nieuwe link aanvragen',
} as const;

export const accountTexts = {
  title: 'Mijn account',
  company: 'Bedrijfsgegevens',
  companyNote: 'Klopt hier iets niet? Neem contact met ons op; wij passen het voor u aan.',
  companyName: 'Bedrijf',
  people: 'Mensen',
  vatId: 'Btw-nummer',
  noVatId: 'Niet opgegeven',
  invoiceAddress: 'Factuuradres',
  contact: 'Uw contactgegevens',
  data: 'Uw gegevens',
  dataNote: 'Alles wat wij van u bewaren, als JSON-bestand.',
  dataLink: 'Gegevens downloaden',
  settings: 'Maten invoeren',
  settingsIntro:
    'Geldt meteen, overal waar u maten invoert of leest. Heeft u een configuratie openstaan? Ververs dan die pagina.',
  unit: 'Eenheid',
  units: { mm: 'Millimeters', cm: 'Centimeters' },
  unitHints: { mm: 'Hele millimeters, zoals 1205', cm: 'Centimeters met één decimaal, zoals 120,5' },
  measures: 'Welke maat vult u in?',
  opening: 'De maat van de opening',
  openingHint: 'Wij rekenen uit hoe groot de hor wordt.',
  total: 'De totaalmaat van de hor',
  totalHint: 'U vult in hoe groot de hor zelf wordt.',
  saveSettings: 'Instellingen bewaren',
  phoneNote:
    'Wijzigt u uw telefoonnummer, dan vragen wij ter controle uw wachtwoord nog een keer. U krijgt er een e-mail van.',
  saveContact: 'Contactgegevens bewaren',
  addresses: 'Afleveradressen',
  noAddresses: 'U heeft nog geen afleveradres. Wij leveren dan op uw factuuradres.',
  addAddress: 'Adres toevoegen',
  editAddress: 'Wijzigen',
  removeAddress: 'Verwijderen',
  defaultAddress: 'Standaard',
  ofAddress: (action: string, recipient: string) => `${action}: ${recipient}`,
  logins: 'Waar u bent ingelogd',
  since: (moment: string) => `Ingelogd op ${moment}`,
  lastSeen: (moment: string) => `Laatst gebruikt op ${moment}`,
  thisLogin: 'Dit apparaat',
  signOut: 'Afmelden',
  signOutOf: (device: string, since: string) => `Afmelden: ${device}, ingelogd op ${since}`,
  signOutOthers: 'Alle andere afmelden',
  olderLogins: (count: number) => `Nog ${count} eerdere ${count === 1 ? 'aanmelding' : 'aanmeldingen'}`,
  notices: {
    instellingen: 'Uw instellingen zijn bewaard.',
    contact: 'Uw contactgegevens zijn bewaard.',
    rol: 'Uw rol is gewijzigd.',
    adres: 'Het adres is bewaard.',
    'adres-verwijderd': 'Het adres is verwijderd.',
  },
} as const;

export const addressTexts = {
  newTitle: 'Afleveradres toevoegen',
  editTitle: 'Afleveradres wijzigen',
  isDefault: 'Standaard hier afleveren',
  submit: 'Adres bewaren',
} as const;

export const passwordTexts = {
  title: 'Wachtwoord wijzigen',
  intro: 'Op andere apparaten wordt u afgemeld. U krijgt een e-mail ter bevestiging.',
  submit: 'Wachtwoord wijzigen',
} as const;

export const requestTexts = {
  title: 'Zakelijk account aanvragen',
  intro:
    'Maathor levert horren op maat aan bedrijven in Nederland en België. Wij controleren elke aanvraag; u krijgt een e-mail zodra u kunt bestellen.',
  company: 'Uw bedrijf',
  person: 'Contactpersoon',
  address: 'Vestigingsadres',
  termsLegend: 'Voorwaarden',
  termsBefore: 'Ik ga akkoord met de ',
  terms: 'algemene voorwaarden',
  termsAfter: '.',
  submit: 'Aanvraag versturen',
  sentTitle: 'Uw aanvraag is binnen',
  sent: 'Wij sturen een bevestiging naar het e-mailadres dat u invulde. Een medewerker controleert de gegevens en neemt contact met u op. Tot die tijd kunt u nog niet inloggen.',
  toProducts: 'Bekijk de producten',
} as const;

export const demoMailTexts = {
  pointer: 'Dit is een demonstratie: er gaat geen e-mail uit. Lees hem in de',
  inline: 'postbus van de demonstratie',
  title: 'Postbus van de demonstratie',
  explanation:
    'Deze winkel draait als demonstratie en verstuurt geen e-mail. Wat een klant zou ontvangen, staat hier. Iedereen die deze winkel kan openen, kan dit lezen; in een echte winkel bestaat deze pagina niet.',
  empty: 'Er is nog geen e-mail. Vraag bijvoorbeeld een nieuw wachtwoord aan.',
  pictures: 'Tekeningen in deze e-mail',
  document: 'Bijlage:',
  to: (recipient: string) => `Aan ${recipient}`,
  back: 'Terug naar de postbus',
} as const;
