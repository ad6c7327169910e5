import { phoneDigits } from '#domain/business/limits.ts';
import { longSideLimits } from '#domain/cart/terms.ts';
import type { HolidayName } from '#domain/delivery/public-holidays.ts';
import { maxExtraDays } from '#domain/delivery/season.ts';
import type { ReminderDays } from '#domain/on-account/reminder.ts';
import { placeholders } from '#domain/shop-settings/placeholders.ts';
import type { SettingName } from '#domain/shop-settings/shop-settings.ts';

export const settingsTexts = {
  title: 'Instellingen',
  aside: 'Wat van u is: wat klanten lezen, wat verzending kost en wanneer wij werken.',
  groups: 'Onderdelen van de instellingen',
  save: 'Bewaren',
  preview: 'Voorbeeld bekijken',
  previewTitle: 'Zo komt het op de pagina',
  edit: 'Bewerken',
  versions: 'Versies',
  current: 'Wat nu geldt',
  of: (title: string) => `van ${title.toLowerCase()}`,
  lastChanged: (who: string, moment: string) => `Gewijzigd door ${who}, ${moment}.`,
  neverChanged: 'Nog niet gewijzigd: zoals bij de winkel geleverd.',
  version: (number: number) => (number === 0 ? 'Eerste versie' : `Versie ${number}`),
  firstVersion: 'Zoals bij de winkel geleverd.',
  inForce: 'geldt nu',
  restored: (number: number) =>
    number === 0 ? 'De eerste versie is teruggezet.' : `Versie ${number} is teruggezet.`,
  restore: 'Zet terug',
  restoreNote: (version: string) =>
    `${version} geldt dan weer, als nieuwe versie. Wat nu geldt blijft bij de versies staan.`,
  restoreNow: 'Ja, zet terug',
  nothing: 'leeg',
  stale: 'Intussen is dit onderdeel gewijzigd. Er is nog niets bewaard.',
  staleBody: 'Wat u zelf wijzigde staat er nog. Kijk het na en bewaar opnieuw.',
  notices: {
    bewaard: 'Bewaard. Het geldt nu overal in de winkel.',
    ongewijzigd: 'Er was niets te wijzigen: het was al zo.',
    teruggezet: 'Teruggezet. Het geldt nu overal in de winkel.',
  },
  problems: {
    gewijzigd: 'Intussen is dit onderdeel gewijzigd. Er is niets teruggezet; kijk eerst wat er nu staat.',
    versie: 'Deze versie is er niet.',
  },
  calendar: 'Kalender van dit jaar en volgend jaar',
  calendarNote:
    'Op deze dagen wordt niet gewerkt of niet bezorgd. Een leverdag die al is beloofd, verschuift niet vanzelf.',
  calendarKinds: { closed: 'werkplaats gesloten', NL: 'Nederland', BE: 'België' },
  noClosures: 'Er zijn geen gesloten dagen.',
  reminderDays: ([first, second, third]: ReminderDays) =>
    `Facturen: ${first}, ${second} en ${third} dagen na de vervaldag.`,
  period: (from: string, until: string) => (from === until ? from : `${from} t/m ${until}`),
  openOrders: (count: number) =>
    count === 1
      ? '1 open bestelling met een leverdag hierin'
      : `${count} open bestellingen met een leverdag hierin`,
} as const;

type Group = {
  readonly title: string;
  readonly intro: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string>>;
};

const information = {
  lead: 'Inleiding',
  updated: 'Regel onder de inleiding',
  body: 'Tekst',
};
const informationHints = {
  updated: 'Mag leeg blijven. Bijvoorbeeld: Geldig vanaf 1 november 2026.',
  body: 'Een kop begint met ## en een kleinere met ###. Een lege regel begint een nieuwe alinea. Een opsomming heeft regels met - of 1. ervoor. **Vet** staat tussen sterretjes, een link schrijft u als [woorden](https://adres).',
};
const placeholderHint = `U kunt gebruiken: ${placeholders.map((name) => `{${name}}`).join(' ')}.`;

export const settingGroups: Readonly<Record<SettingName, Group>> = {
  company: {
    title: 'Bedrijfsgegevens',
    intro:
      'Staan op facturen, pakbonnen en meetbladen en onder aan elke pagina. Een factuur die al is gemaakt, houdt de gegevens van toen.',
    fields: {
      name: 'Bedrijfsnaam',
      street: 'Straat',
      houseNumber: 'Huisnummer',
      addition: 'Toevoeging',
      postcode: 'Postcode',
      city: 'Plaats',
      companyNumber: 'KvK-nummer',
      vatId: 'Btw-identificatienummer',
      iban: 'IBAN',
      email: 'E-mailadres',
    },
    hints: {
      companyNumber: '8 cijfers.',
      vatId: 'Zoals NL004495445B01.',
      iban: 'Zoals NL91 ABNA 0417 1643 00.',
    },
  },
  contact: {
    title: 'Telefoon en openingstijden',
    intro: 'Staan in de winkel bij elke plek waar een klant hulp kan vragen.',
    fields: { nl: 'Telefoonnummer Nederland', be: 'Telefoonnummer België', hours: 'Openingstijden' },
    hints: {
      nl: 'Zoals klanten het lezen. Mag leeg blijven.',
      be: 'Mag leeg blijven.',
      hours: 'In één regel.',
    },
  },
  shipping: {
    title: 'Verzendkosten',
    intro: 'Alle bedragen zonder btw. Een bestelling die al is geplaatst, verandert niet.',
    fields: {
      fee: 'Verzendkosten',
      freeFrom: 'Gratis vanaf een goederenbedrag van',
      longSideFee: 'Toeslag lange zending',
      longSideOver: 'Lang is een zijde van meer dan (mm)',
    },
    hints: { fee: 'Zoals € 7,50.', longSideFee: 'Eén keer per bestelling, ook als de verzending gratis is.' },
  },
  season: {
    title: 'Hoogseizoen',
    intro:
      'In deze tijd van het jaar telt elke levertijd extra werkdagen. De klant leest dat bij het samenstellen.',
    fields: {
      extraDays: 'Extra werkdagen',
      from: 'Vanaf',
      until: 'Tot en met',
    },
    hints: { extraDays: '0 als het niet langer duurt.', from: 'Zoals 1 april.' },
  },
  closures: {
    title: 'Gesloten dagen',
    intro:
      'Dagen dat de werkplaats gesloten is, naast weekenden en Nederlandse feestdagen. Een gesloten dag telt niet mee voor een levertijd, en er gaat niets weg. Zonder laatste dag is het één dag.',
    fields: {
      name: 'Omschrijving',
      from: 'Eerste dag',
      until: 'Laatste dag',
      gone: 'Verwijderen',
      days: 'Gesloten',
    },
  },
  terms: {
    title: 'Algemene voorwaarden',
    intro: 'De pagina waarmee een klant akkoord gaat.',
    fields: information,
    hints: informationHints,
  },
  privacy: {
    title: 'Privacy',
    intro: 'Wat u van klanten bewaart, waarvoor en hoe lang.',
    fields: information,
    hints: informationHints,
  },
  contact_page: {
    title: 'Contactpagina',
    intro: 'Telefoonnummers, openingstijden en bedrijfsgegevens staan er vanzelf bij.',
    fields: information,
    hints: informationHints,
  },
  reminders: {
    title: 'Herinneringen',
    intro:
      'De zin waarmee een e-mail aan de betaling herinnert, en hoeveel dagen na de vervaldag de drie herinneringen aan een factuur gaan. Aanhef, bedrag, betaalknop, rekeningnummer en groet staan er vanzelf omheen.',
    fields: {
      order: 'Bestelling die nog niet is betaald',
      firstDays: 'Eerste herinnering na (dagen)',
      secondDays: 'Tweede herinnering na (dagen)',
      thirdDays: 'Derde herinnering na (dagen)',
      first: 'Factuur: eerste herinnering',
      second: 'Factuur: tweede herinnering',
      third: 'Factuur: derde herinnering',
    },
    hints: {
      order: placeholderHint,
      firstDays: 'Vanaf de vervaldag.',
      secondDays: 'Vanaf de vervaldag.',
      thirdDays: 'Vanaf de vervaldag.',
      first: placeholderHint,
      second: placeholderHint,
      third: `${placeholderHint} Dat het bedrijf niet meer op rekening kan bestellen, staat er vanzelf bij.`,
    },
  },
  quotes: {
    title: 'Offertes bewaren',
    intro:
      'Hoe lang de winkel bewaart wat klanten aan hún klanten aanbieden. Daarna gaat een offerte weg met alle versies, foto’s en e-mails; een bestelling die ervan is gemaakt, blijft. De privacypagina noemt deze termijn vanzelf.',
    fields: { keptMonths: 'Maanden na de laatste wijziging' },
    hints: { keptMonths: 'Wat nog geldig is, blijft tot en met de laatste dag.' },
  },
};

/** 'Periode 2, vanaf' and 'Dagen 4: eerste dag', where several stand on one form. */
export const numberedFields = {
  period: (number: number, field: string) => `Periode ${number}: ${field.toLowerCase()}`,
  closure: (number: number, field: string) => `${field} ${number}`,
} as const;

export const settingErrors = {
  iban: 'Dit IBAN klopt niet. Het ziet eruit als NL91 ABNA 0417 1643 00.',
  ofDemo: 'Dit is van de demonstratiewinkel. Vul uw eigen gegevens in.',
  phone: `Vul een telefoonnummer in van ${phoneDigits.least} tot ${phoneDigits.most} cijfers, zoals 085 123 45 67 of +32 2 123 45 67.`,
  amount: 'Vul een bedrag in zoals € 7,50.',
  length: `Vul een hele maat in van ${longSideLimits.least} tot ${longSideLimits.most} mm.`,
  extraDays: `Vul een heel getal in van 0 tot ${maxExtraDays}.`,
  dayOfYear: 'Vul een dag in zoals 1 april of 1-4.',
  bothDays: 'Vul de eerste en de laatste dag in.',
  periodMissing: 'Vul een periode in, of 0 extra werkdagen.',
  date: 'Vul een datum in, zoals 24-12-2026.',
  order: 'De laatste dag ligt voor de eerste.',
  tooLong: (days: number) => `Sluit ten hoogste ${days} dagen achter elkaar.`,
  placeholder: (name: string) => `{${name}} kennen wij niet. ${placeholderHint}`,
  numberMissing: 'Noem het nummer, met {nummer}.',
  reminderDay: (most: number) => `Vul een heel aantal dagen in van 1 tot ${most}.`,
  keptMonths: (least: number, most: number) => `Vul een heel aantal maanden in van ${least} tot ${most}.`,
  reminderOrder: 'Elke herinnering komt later dan de vorige.',
} as const;

export const holidayNames: Readonly<Record<HolidayName, string>> = {
  newYear: 'Nieuwjaarsdag',
  easterMonday: 'Tweede paasdag',
  kingsDay: 'Koningsdag',
  labourDay: 'Dag van de Arbeid',
  liberationDay: 'Bevrijdingsdag',
  ascension: 'Hemelvaartsdag',
  whitMonday: 'Tweede pinksterdag',
  nationalDay: 'Nationale feestdag',
  assumption: 'Onze-Lieve-Vrouw-Hemelvaart',
  allSaints: 'Allerheiligen',
  armistice: 'Wapenstilstand',
  christmas: 'Eerste kerstdag',
  boxingDay: 'Tweede kerstdag',
};
