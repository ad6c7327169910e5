import { passwordLength } from '#domain/account/password.ts';
import type { Address, Country } from '#domain/business/address.ts';

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

export const fieldNames = {
  // Before a quote is ordered.
  line: 'Horren',
  andere: 'Andere regels',
  nogmaals: 'Nog een keer',
  orderedAgain: 'Nog een keer',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  currentPassword: 'Huidig wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  repeatedPassword: 'Nieuw wachtwoord nogmaals',
  company: 'Bedrijfsnaam',
  companyNumber: 'KvK-nummer of ondernemingsnummer',
  vatId: 'Btw-identificatienummer',
  contact: 'Naam contactpersoon',
  name: 'Naam',
  reason: 'Reden',
  phone: 'Telefoonnummer',
  recipient: 'Bedrijf, werk of ter attentie van',
  country: 'Land',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  addition: 'Toevoeging of bus',
  postcode: 'Postcode',
  city: 'Plaats',
  remarks: 'Opmerkingen',
  address: 'Afleveradres',
  reference: 'Uw referentie',
  payment_method: 'Betaalmethode',
  terms: 'Voorwaarden',
  width: 'Breedte',
  height: 'Hoogte',
  amount: 'Aantal',
  description: 'Omschrijving',
  foto: 'Foto’s',
  code: 'Code',
  passkeyName: 'Naam van de passkey',
  newEmail: 'Nieuw e-mailadres',
  buyer: 'Collega',
  word: 'Bericht',
  answer: 'Bericht',
  role: 'Rol',
  discountGroup: 'Kortingsgroep',
  termDays: 'Betaaltermijn',
  creditLimit: 'Kredietlimiet',
  unit: 'Eenheid',
  measures: 'Maten',
  note: 'Notitie',
  group: 'Groep',
  product: 'Product',
  kind: 'Wat geldt er',
  percent: 'Korting',
  validFrom: 'Geldt vanaf',
  until: 'Tot en met',
  file: 'Bestand',
  pasted: 'Uit een rekenblad',
} as const;

/** One fault of a form, told away from its field. */
export function describeFault(
  name: string,
  error: string,
  names: Readonly<Record<string, string>> = fieldNames,
): string {
  return `${names[name] ?? name}: ${error}`;
}

export const fieldHints = {
  newPassword: `Ten minste ${passwordLength.min} tekens. Een korte zin is makkelijker te onthouden en moeilijker te raden.`,
  companyNumber: 'Nederland: 8 cijfers. België: 10 cijfers, bijvoorbeeld 0403.170.701.',
  vatId: 'Bijvoorbeeld NL004495445B01 of BE0403170701.',
  postcode: 'Nederland: 1234 AB. België: 1000.',
  addition: 'Mag leeg blijven.',
  remarks: 'Mag leeg blijven. Bijvoorbeeld wat voor werk u doet.',
  passkeyName: 'Bijvoorbeeld ‘Telefoon’ of ‘Laptop kantoor’, zodat u hem later herkent.',
} as const;

export const fieldErrors = {
  required: 'Vul dit veld in.',
  tooLong: 'Dit is te lang.',
  email: 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.',
  phone: 'Vul een geldig telefoonnummer in. Begin met + en het landnummer als het een buitenlands nummer is.',
  companyNumber: {
    NL: 'Een KvK-nummer heeft 8 cijfers.',
    BE: 'Dit ondernemingsnummer klopt niet. Het heeft 10 cijfers en begint met 0 of 1.',
  },
  vatId: {
    NL: 'Dit btw-identificatienummer klopt niet. Het ziet eruit als NL004495445B01.',
    BE: 'Dit btw-nummer klopt niet. Het ziet eruit als BE0403170701.',
  },
  vatIdOfOtherCompany: 'Het btw-nummer en het ondernemingsnummer horen niet bij elkaar.',
  country: 'Kies Nederland of België.',
  houseNumber: {
    NL: 'Vul alleen het getal in, bijvoorbeeld 12. Een letter hoort bij de toevoeging.',
    BE: 'Vul het huisnummer in, bijvoorbeeld 32 of 32A. Het busnummer hoort in het vak ernaast.',
  },
  addition: 'Gebruik ten hoogste 10 letters en cijfers.',
  postcode: {
    NL: 'Een Nederlandse postcode ziet eruit als 1234 AB.',
    BE: 'Een Belgische postcode heeft 4 cijfers.',
  },
  terms: 'Ga akkoord met de algemene voorwaarden om verder te gaan.',
  currentPassword: 'Dit is niet uw huidige wachtwoord.',
  passwordsDiffer: 'De twee wachtwoorden zijn niet gelijk.',
  newPassword: {
    'too-short': `Gebruik ten minste ${passwordLength.min} tekens.`,
    'too-long': `Gebruik ten hoogste ${passwordLength.max} tekens.`,
    pattern: 'Dit wachtwoord is een rijtje of een herhaling. Kies een ander.',
    common: 'Dit wachtwoord gebruiken veel mensen, of het lijkt er sterk op. Kies een ander.',
    'shop-words':
      'Dit wachtwoord bestaat vooral uit woorden van deze winkel, zoals Maathor of horren. Kies andere woorden.',
    'own-words':
      'Dit wachtwoord bestaat vooral uit uw naam, uw bedrijf of uw e-mailadres. Kies iets dat niemand van u weet.',
  },
} as const;

export const formTexts = {
  errorTitle: (title: string) => `Fout: ${title}`,
  checkFields: 'Controleer de velden met een rode melding.',
  restored:
    'Wat u had ingevuld staat er weer. Het is nog niet verstuurd: controleer het en verstuur het opnieuw.',
  cancel: 'Annuleren',
} as const;

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
  sent: 'Is dit e-mailadres bij ons bekend, dan ontvangt u binnen enkele minuten een e-mail met een link. De link werkt één uur en één keer.',
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
  expired: 'Een link werkt één keer en één uur lang. Vraag een nieuwe link aan.',
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
  sent: (email: string) =>
    `Wij sturen een bevestiging naar ${email}. Een medewerker controleert de gegevens en neemt contact met u op. Tot die tijd kunt u nog niet inloggen.`,
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
