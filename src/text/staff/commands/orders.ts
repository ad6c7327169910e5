import { completedAfterDays } from '#domain/order/order-status.ts';
import { formatEither } from '../../format/either.ts';
import { statusWords } from '../shop-answers.ts';
import { type CommandText, toFile } from './command-text.ts';

const since = 'vanaf deze dag, als 2026-11-15';
const until = 'tot en met deze dag';
const status = `alleen deze status: ${formatEither(Object.keys(statusWords))} (geplaatst wacht op betaling)`;

export const orderCommands = {
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
    summary: `meld verzonden bestellingen als afgerond (na ${completedAfterDays} dagen gaat dat vanzelf)`,
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
      bestand: toFile,
      bom: 'begin met een byte order mark; oudere versies van Excel lezen dan é en € goed',
    },
    examples: ['bestelexport --vanaf 2026-11-01 --tot 2026-11-30 --bestand november.csv --bom'],
  },
} as const satisfies Readonly<Record<string, CommandText>>;
