import { exampleCode } from '../../products/product-texts.ts';
import { type CommandText, toFile } from './command-text.ts';

const exampleFile = `${exampleCode.toLowerCase()}.csv`;

export const shopCommands = {
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
      bestand: toFile,
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
