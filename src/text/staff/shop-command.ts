import { exampleCode } from '../products/product-texts.ts';

export type CommandText = {
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
};

const exampleFile = `${exampleCode.toLowerCase()}.csv`;
const file = 'schrijf naar dit bestand in plaats van naar het scherm';
const since = 'vanaf deze dag, als 2026-11-15';
const until = 'tot en met deze dag';
const status =
  'alleen deze status: geplaatst, betaald, productie, verzonden, afgerond of geannuleerd (geplaatst wacht op betaling)';
const group = 'kortingsgroep A, B of C (standaard B)';
const unit = 'maten in mm of cm (standaard mm)';
const term = 'betaaltermijn bij bestellen op rekening: 8, 14 of 30 dagen (standaard niet op rekening)';
const limit = 'kredietlimiet in euro incl. btw, als 2500; hoort bij --termijn';
const totals = 'de klant geeft totaalmaten op in plaats van dagmaten';

/** What `npm run shop` can do, in the order in which it tells. */
export const commandTexts = {
  betaallink: {
    summary: 'maak een betaallink voor een bestelling, een factuur of een vrij bedrag',
    usage: 'betaallink (--bestelling NUMMER | --factuur NUMMER | --bedrag EURO --omschrijving TEKST)',
    options: {
      bestelling: 'bestelnummer, als B2026-00001',
      factuur: 'factuurnummer, als F2026-00001',
      bedrag: 'vrij bedrag in euro incl. btw, als 125 of 125,50',
      omschrijving: 'waarvoor het vrije bedrag is; staat op het bankafschrift van de betaler',
      dagen: 'zoveel dagen is de link geldig (standaard: zonder einde)',
      mail: 'stuur de link ook naar dit e-mailadres',
      naam: 'aanhef van die e-mail (standaard: de contactpersoon van de klant)',
    },
    examples: [
      'betaallink --bestelling B2026-00001',
      'betaallink --bedrag 125,00 --omschrijving "Aanbetaling offerte 12" --mail inkoop@bedrijf.nl',
    ],
  },
  bestellingen: {
    summary: 'toon de bestellingen, de nieuwste eerst',
    usage: 'bestellingen [--status STATUS] [--vanaf DATUM] [--tot DATUM]',
    options: { status, vanaf: since, tot: until, aantal: 'ten hoogste zoveel (standaard 50)' },
    examples: ['bestellingen --status betaald'],
  },
  productie: {
    summary: 'zet bestellingen in productie',
    usage: 'productie NUMMER…',
    options: {},
    examples: ['productie B2026-00001 B2026-00002'],
  },
  verzonden: {
    summary: 'meld bestellingen als verzonden',
    usage: 'verzonden NUMMER… [--reden TEKST]',
    options: { reden: 'waarom toch, als het geld terug is; blijft bij de bestelling bewaard' },
    examples: ['verzonden B2026-00001'],
  },
  afgerond: {
    summary: 'meld verzonden bestellingen als afgerond (na 14 dagen gaat dat vanzelf)',
    usage: 'afgerond NUMMER…',
    options: {},
    examples: ['afgerond B2026-00001'],
  },
  annuleren: {
    summary: 'annuleer een bestelling die nog niet in productie is, en betaal terug wat betaald is',
    usage: 'annuleren NUMMER --reden TEKST',
    options: { reden: 'waarom; de klant leest dit in de e-mail' },
    examples: ["annuleren B2026-00001 --reden 'op verzoek van de klant'"],
  },
  vrijgeven: {
    summary: 'hef het aanhouden van een bestelling op',
    usage: 'vrijgeven NUMMER --reden TEKST',
    options: { reden: 'waarom; blijft bij de bestelling bewaard' },
    examples: ["vrijgeven B2026-00001 --reden 'de klant heeft overgemaakt'"],
  },
  bestelexport: {
    summary: 'schrijf de bestellingen als CSV',
    usage: 'bestelexport [--vanaf DATUM] [--tot DATUM] [--bestand BESTAND]',
    options: {
      status,
      vanaf: since,
      tot: until,
      regels: 'één rij voor elke bestelregel in plaats van voor elke bestelling',
      bestand: file,
      bom: 'begin met een byte order mark; oudere versies van Excel lezen dan é en € goed',
    },
    examples: ['bestelexport --vanaf 2026-11-01 --tot 2026-11-30 --bestand november.csv --bom'],
  },
  creditnota: {
    summary: 'maak een creditnota bij een factuur, en betaal het geld terug als u dat zegt',
    usage: 'creditnota FACTUURNUMMER [--bedrag EURO] [--terugbetalen | --zonder-terugbetaling]',
    options: {
      bedrag: 'bedrag incl. btw (standaard: alles wat nog niet is gecrediteerd)',
      terugbetalen: 'de winkel betaalt het bedrag terug via de betaaldienst',
      'zonder-terugbetaling': 'er gaat geen geld terug; een van beide is nodig als de factuur is betaald',
    },
    examples: ['creditnota F2026-00001', 'creditnota F2026-00001 --bedrag 25,00 --terugbetalen'],
  },
  'kas-controle': {
    summary: 'ga na of grootboek, facturen en betalingen kloppen, en toon de bedragen',
    usage: 'kas-controle',
    options: {},
    examples: ['kas-controle'],
  },
  afschrift: {
    summary:
      'lees een bankafschrift (CAMT.053) in en zie waar het geld waarschijnlijk voor is; er wordt niets geboekt',
    usage: 'afschrift BESTAND',
    options: { bestand: 'het bestand van de bank, ook zonder --bestand ervoor' },
    examples: ['afschrift afschrift.xml'],
  },
  taken: {
    summary: 'toon wat iemand van de winkel moet nakijken, het oudste eerst',
    usage: 'taken',
    options: {},
    examples: [],
  },
  'taak-klaar': {
    summary: 'meld een taak als afgehandeld',
    usage: 'taak-klaar TAAKNUMMER',
    options: {},
    examples: ['taak-klaar 12'],
  },
  'overschot-terugbetalen': {
    summary: 'betaal terug wat te veel is betaald, en meld die taak als afgehandeld',
    usage: 'overschot-terugbetalen TAAKNUMMER',
    options: {},
    examples: ['overschot-terugbetalen 12'],
  },
  'terugbetaling-opnieuw': {
    summary: 'probeer een terugbetaling die is mislukt nog een keer, en meld die taak als afgehandeld',
    usage: 'terugbetaling-opnieuw TAAKNUMMER',
    options: {},
    examples: ['terugbetaling-opnieuw 12'],
  },
  gegevens: {
    summary: 'alles wat van een klant bewaard wordt, als JSON, voor wie erom vraagt',
    usage: 'gegevens --klant E-MAILADRES [--bestand BESTAND]',
    options: { klant: 'e-mailadres van het account', bestand: file },
    examples: ['gegevens --klant inkoop@bedrijf.nl --bestand gegevens.json'],
  },
  medewerker: {
    summary: 'nodig een medewerker uit; de eerste is de eigenaar',
    usage: 'medewerker --naam NAAM --mail ADRES --rol ROL',
    options: {
      naam: 'naam van de medewerker',
      mail: 'e-mailadres waarmee de medewerker inlogt',
      rol: 'eigenaar, verkoop, boekhouding of werkplaats',
    },
    examples: ['medewerker --naam "Karin Bos" --mail karin@winkel.nl --rol eigenaar'],
  },
  afmelden: {
    summary: 'meld iemand overal af, of iedereen',
    usage: 'afmelden --mail ADRES of afmelden --iedereen',
    options: {
      mail: 'e-mailadres van wie overal wordt afgemeld',
      iedereen: 'alle klanten en medewerkers',
    },
    examples: ['afmelden --mail inkoop@bedrijf.nl', 'afmelden --iedereen'],
  },
  klant: {
    summary: 'voeg een klant toe; die krijgt een e-mail om een wachtwoord te kiezen',
    usage: 'klant --bedrijf NAAM --land NL|BE --mail ADRES …',
    options: {
      bedrijf: 'naam van het bedrijf',
      land: 'NL of BE',
      ondernemingsnummer: 'KvK-nummer, of in België het ondernemingsnummer (KBO)',
      btw: 'btw-identificatienummer',
      contact: 'contactpersoon',
      telefoon: 'telefoonnummer',
      mail: 'e-mailadres waarmee de klant inlogt',
      straat: 'straat van het factuuradres, ook het eerste afleveradres',
      huisnummer: 'huisnummer',
      toevoeging: 'toevoeging of busnummer, als die er is',
      postcode: 'postcode',
      plaats: 'plaats',
      groep: group,
      eenheid: unit,
      totaalmaten: totals,
      termijn: term,
      limiet: limit,
    },
    examples: [
      'klant --bedrijf "Jansen Zonwering" --land NL --ondernemingsnummer 12345678 --btw NL004495445B01 --contact "Jan Jansen" --telefoon 0301234567 --mail jan@jansen.nl --straat Dorpsstraat --huisnummer 1 --postcode "3511 AB" --plaats Utrecht --groep B',
    ],
  },
  aanvragen: {
    summary: 'toon de aanvragen van een account die op een besluit wachten',
    usage: 'aanvragen',
    options: {},
    examples: [],
  },
  goedkeuren: {
    summary: 'keur een aanvraag goed; de klant krijgt een e-mail om een wachtwoord te kiezen',
    usage: 'goedkeuren AANVRAAGNUMMER',
    options: { groep: group, eenheid: unit, totaalmaten: totals, termijn: term, limiet: limit },
    examples: ['goedkeuren 12 --groep A'],
  },
  afwijzen: {
    summary: 'wijs een aanvraag af; de aanvrager krijgt één e-mail',
    usage: 'afwijzen AANVRAAGNUMMER --reden TEKST [--neutraal]',
    options: {
      reden: 'waarom; de aanvrager leest dit in de e-mail, en het staat in het logboek',
      neutraal: 'zet de reden niet in de e-mail, maar een neutrale zin',
    },
    examples: ["afwijzen 12 --reden 'wij leveren alleen aan bedrijven'"],
  },
  prijslijsten: {
    summary: 'toon de prijslijsten en vanaf wanneer zij gelden',
    usage: 'prijslijsten [--product CODE]',
    options: { product: `alleen dit product, als ${exampleCode}` },
    examples: [],
  },
  prijsexport: {
    summary: 'schrijf een prijslijst als CSV, om te bewerken en weer in te lezen',
    usage: 'prijsexport --product CODE [--versie N] [--bestand BESTAND]',
    options: {
      product: `van dit product, als ${exampleCode}`,
      versie: 'deze versie (standaard: die nu geldt)',
      bestand: file,
    },
    examples: [`prijsexport --product ${exampleCode} --bestand ${exampleFile}`],
  },
  prijsimport: {
    summary: 'lees een prijslijst in; zonder --bevestig ziet u alleen wat er zou veranderen',
    usage: 'prijsimport --product CODE --bestand BESTAND --vanaf DATUM [--bevestig]',
    options: {
      product: `voor dit product, als ${exampleCode}`,
      bestand: 'CSV met breedtes in de eerste rij, hoogtes in de eerste kolom en daaronder de toeslagen',
      vanaf: 'eerste dag waarop de prijzen gelden, als 2027-01-01; vandaag of later',
      bevestig: 'zet de prijslijst in de winkel',
    },
    examples: [
      `prijsimport --product ${exampleCode} --bestand ${exampleFile} --vanaf 2027-01-01`,
      `prijsimport --product ${exampleCode} --bestand ${exampleFile} --vanaf 2027-01-01 --bevestig`,
    ],
  },
  instellingen: {
    summary: 'toon de instellingen van de eigenaar, of wijzig er een',
    usage: 'instellingen [INSTELLING [--veld NAAM --waarde TEKST]]',
    options: { veld: 'het veld, met de naam die het op de pagina heeft', waarde: 'wat erin komt te staan' },
    examples: ['instellingen verzending --veld Verzendkosten --waarde "€ 21,00"'],
  },
  backup: {
    summary: 'maak een backup van alles, terwijl de winkel doorwerkt, en kijk haar na',
    usage: 'backup [--naar MAP] [--snel]',
    options: {
      naar: 'map waarin het bestand komt (standaard BACKUP_DIR)',
      snel: 'lees het bestand alleen terug; anders wordt het ook op proef teruggezet',
    },
    examples: ['backup --naar /mnt/schijf'],
  },
  herstel: {
    summary: 'zet een backup terug, terwijl de winkel stilstaat',
    usage: 'herstel BESTAND [--naar MAP] [--vervang]',
    options: {
      naar: 'datamap waarin de winkel komt (standaard DATA_DIR)',
      vervang: 'ook als daar al een winkel staat; die blijft ernaast bewaard',
    },
    examples: ['herstel maathor-2026-11-16-023000.backup --naar ./proef'],
  },
  'demo-verwijderen': {
    summary: 'verwijder de demo-accounts, met hun bekende wachtwoord, en sluit de demo-betaallinks',
    usage: 'demo-verwijderen',
    options: {},
    examples: [],
  },
} as const satisfies Readonly<Record<string, CommandText>>;

export type CommandName = keyof typeof commandTexts;
