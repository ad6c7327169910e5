import { termsInDays } from '#domain/account/credit-terms.ts';
import { staffRoles } from '#domain/account/role.ts';
import { countries } from '#domain/business/address.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { roleNames } from '../../account/roles.ts';
import { formatEither } from '../../format/either.ts';
import { type CommandText, toFile } from './command-text.ts';

const group = `kortingsgroep ${formatEither(discountGroups)} (standaard B)`;
const unit = 'maten in mm of cm (standaard mm)';
const term = `betaaltermijn bij bestellen op rekening: ${formatEither(termsInDays)} dagen (standaard niet op rekening)`;
const limit = 'kredietlimiet in euro incl. btw, als 2500; hoort bij --termijn';
const totals = 'de klant geeft totaalmaten op in plaats van dagmaten';

export const customerCommands = {
  gegevens: {
    summary: 'alles wat van een klant bewaard wordt, als JSON, voor wie erom vraagt',
    usage: 'gegevens --klant E-MAILADRES [--bestand BESTAND]',
    options: { klant: 'e-mailadres van het account', bestand: toFile },
    examples: ['gegevens --klant inkoop@bedrijf.nl --bestand gegevens.json'],
  },
  medewerker: {
    summary: 'nodig een medewerker uit; de eerste is de eigenaar',
    usage: 'medewerker --naam NAAM --mail ADRES --rol ROL',
    options: {
      naam: 'naam van de medewerker',
      mail: 'e-mailadres waarmee de medewerker inlogt',
      rol: formatEither(staffRoles.map((role) => roleNames[role])),
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
      land: formatEither(countries),
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
} as const satisfies Readonly<Record<string, CommandText>>;
