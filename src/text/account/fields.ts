import { passwordLength } from '#domain/account/password.ts';
import { maxAddition } from '#domain/business/address.ts';

export const fieldNames = {
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

/** One fault of a form, told away from its field. What a field is sent as is no word of the page: without a name it has none. */
export function describeFault(
  name: string,
  error: string,
  names: Readonly<Record<string, string>> = fieldNames,
): string {
  const label = names[name];
  return label === undefined ? error : `${label}: ${error}`;
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
  tooLong: (most: number) => `Dit is te lang: gebruik ten hoogste ${most} tekens.`,
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
  addition: `Gebruik ten hoogste ${maxAddition} letters en cijfers.`,
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
