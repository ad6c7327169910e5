import type { CommandText } from './command-text.ts';

export const moneyCommands = {
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
} as const satisfies Readonly<Record<string, CommandText>>;
