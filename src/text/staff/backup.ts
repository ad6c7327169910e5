import { formatDateTime } from '../format/date-time.ts';

/** Why a file cannot be read as a backup. */
export const archiveTexts = {
  noBackup: 'Dit bestand is geen backup van de winkel.',
  damaged: 'De backup is beschadigd: wat erin staat is niet wat erin is gezet. Neem een andere.',
  cutOff: 'De backup is niet heel: het einde ontbreekt. Neem een andere.',
  keyMissing: 'De backup is versleuteld. Zet in BACKUP_KEY de sleutel waarmee zij is gemaakt.',
  keyWrong: 'BACKUP_KEY is niet de sleutel waarmee deze backup is gemaakt.',
} as const;

export const backupTexts = {
  busy: 'Er wordt al een backup gemaakt. Wacht tot zij klaar is.',
  cutOff: 'de backup is afgebroken, samen met het proces dat eraan werkte',
  interrupted: 'Er is geen backup gemaakt: het is afgebroken voordat zij klaar was.',
  notWritten: (file: string) =>
    `De backup is goed en staat in ${file}, maar de winkel weet het niet: haar database ging intussen weg. Bij de volgende backup heet deze afgebroken.`,
  folderMissing: 'Geef met --naar een map op, of zet BACKUP_DIR.',
  folderClosed: (folder: string, reason: string) =>
    `In de map ${folder} kan geen backup worden gezet (${reason}).`,
  diskFull: (folder: string) => `De schijf van ${folder} is vol. Maak daar ruimte en probeer het weer.`,
  noRoom: (folder: string, neededBytes: number, freeBytes: number) =>
    `De schijf van ${folder} heeft nog ${megabytes(freeBytes)} MB, en ${megabytes(neededBytes)} MB is nodig: voor de backup, en voor wat de winkel intussen schrijft. Maak daar ruimte en probeer het weer.`,
  isPooler: 'Een backup gaat niet door de pooler. Zet BACKUP_DATABASE_URL op de database zelf.',
  nothingRuns: 'De eigen PostgreSQL van de winkel is niet gevonden.',
  logGone: 'PostgreSQL heeft een deel van zijn logboek weggegooid terwijl het werd gekopieerd.',
  notSound: (fault: string) => `de backup is teruggezet en daarin klopt iets niet: ${fault}`,
  goodAgain: 'Er is weer een goede backup.',
  notRemoved: ([first, ...others]: readonly StuckFile[]) =>
    `${first?.file} (${first?.reason})${others.length === 0 ? '' : ` en nog ${others.length}`}`,
  removedAgain: 'Het opruimen van oude backups is weer gelukt.',
} as const;

// An old backup that could not be removed, and what the machine says of it.
type StuckFile = { readonly file: string; readonly reason: string };

type ToldBackup = {
  readonly file: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly copyMs: number;
  readonly checkMs: number;
  readonly isEncrypted: boolean;
  readonly removed: number;
  readonly stuck: readonly StuckFile[];
  readonly checked: {
    readonly contents: { readonly orders: number; readonly lastOrder: string | null };
    readonly tables: number;
    readonly indexes: number;
    readonly ledgerDifferences: number;
  } | null;
};

/** What was made, in lines; the figures are those by which an owner plans. */
export function describeBackup(made: ToldBackup, isDump: boolean): readonly string[] {
  const { checked } = made;
  const size = `${megabytes(made.bytes)} MB${made.isEncrypted ? ', versleuteld' : ''}`;
  const from = `uit ${megabytes(made.unpackedBytes)} MB`;
  return [
    `De backup staat in ${made.file}`,
    `Grootte: ${size} (${from}). Maken: ${seconds(made.copyMs)} s, nakijken: ${seconds(made.checkMs)} s.`,
    checked === null
      ? `Nagekeken: het bestand is teruggelezen en heel${isDump ? ', en pg_restore kan het lezen' : ''}. Het is niet op proef teruggezet.`
      : `Nagekeken: op proef teruggezet en gestart; ${checked.tables} tabellen en ${checked.indexes} indexen zijn in orde, ${orders(checked.contents)}.`,
    ...(checked !== null && checked.ledgerDifferences > 0
      ? [
          `Let op: het grootboek klopt niet (${checked.ledgerDifferences}), ook niet in de backup; zie kas-controle.`,
        ]
      : []),
    ...(made.removed > 0 ? [`Oude backups verwijderd: ${made.removed}.`] : []),
    ...made.stuck.map(
      ({ file, reason }) =>
        `Let op: de oude backup ${file} kon niet worden verwijderd (${reason}). Verwijder die zelf; de nieuwe is goed.`,
    ),
  ];
}

export const restoreTexts = {
  oneFile: 'Geef één backup op: herstel BESTAND.',
  fileUnread: (file: string, reason: string) => `De backup ${file} kan niet worden gelezen (${reason}).`,
  interrupted: 'Er is niets hersteld: het is afgebroken. Wat er stond, staat er nog.',
  shopRuns: (folder: string) => `De winkel draait op ${folder}. Stop haar eerst.`,
  dataThere: (folder: string) =>
    `In ${folder} staat al een winkel. Met --vervang komt de backup ervoor in de plaats en blijft de oude ernaast bewaard; met --naar MAP komt zij ergens anders.`,
  isDump: 'Deze backup is van een eigen databaseserver. Zet DATABASE_URL op een lege database.',
  isCluster:
    'Deze backup is van de eigen PostgreSQL van de winkel. Zet haar met --naar in een datamap, en laat DATABASE_URL leeg.',
  databaseInUse:
    'De database is niet leeg. Maak een lege database, zet DATABASE_URL daarop en probeer het weer; de oude blijft zoals zij is.',
  noDatabase: (reason: string) => `De database is niet te bereiken (${reason}).`,
  database: 'de database van DATABASE_URL',
  unfinished: (reason: string) =>
    `De backup staat in de database, maar wat daarna moest gebeuren is mislukt (${reason}). Start er geen winkel op: wie toen was ingelogd, is dat daar nog. Gooi deze database weg, maak een lege en probeer het weer.`,
  otherMachine: (from: string, here: string) =>
    `Deze backup is van een ander soort computer (${from}) en past niet op deze (${here}).`,
  otherVersion: (from: number, here: number) =>
    `Deze backup is van PostgreSQL ${from}, en de winkel heeft PostgreSQL ${here}.`,
  task: ({ madeAt, lastOrder, lastInvoice, mailsWaiting }: RestoredTask) =>
    [
      `hersteld van de backup van ${formatDateTime(madeAt)}; wat daarna is gebeurd, staat er niet meer in`,
      `laatste bestelling ${lastOrder ?? 'geen'}, laatste factuur ${lastInvoice ?? 'geen'}`,
      `${mailsWaiting} e-mails stonden klaar en gaan misschien nog een keer`,
    ].join('; '),
} as const;

/** PostgreSQL's own programs, for a server of its own. */
export const toolTexts = {
  missing: (major: number) =>
    `pg_dump en pg_restore van PostgreSQL ${major} of nieuwer zijn niet gevonden. Installeer ze (op Debian het pakket postgresql-client-${major}), of zet BACKUP_TOOLS op de map waarin zij staan.`,
  failed: (reason: string) => `PostgreSQL zegt: ${reason}`,
} as const;

type RestoredTask = {
  readonly madeAt: Date;
  readonly lastOrder: string | null;
  readonly lastInvoice: string | null;
  readonly mailsWaiting: number;
};

type ToldRestore = {
  readonly madeAt: Date;
  readonly contents: {
    readonly orders: number;
    readonly lastOrder: string | null;
    readonly lastInvoice: string | null;
  };
  readonly place: string;
  readonly aside: string | null;
  readonly tookMs: number;
};

export function describeRestore({ madeAt, contents, place, aside, tookMs }: ToldRestore): readonly string[] {
  return [
    `Hersteld in ${place}, in ${seconds(tookMs)} s: de winkel van ${formatDateTime(madeAt)}.`,
    `Daarin staan ${orders(contents)}; de laatste factuur is ${contents.lastInvoice ?? 'er niet'}.`,
    ...(aside === null ? [] : [`Wat er stond, is bewaard in ${aside}.`]),
    'Iedereen moet opnieuw inloggen. Bij Taken staat wat iemand moet nakijken.',
  ];
}

function orders({
  orders: count,
  lastOrder,
}: {
  readonly orders: number;
  readonly lastOrder: string | null;
}): string {
  return `${count} bestellingen${lastOrder === null ? '' : `, de laatste ${lastOrder}`}`;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1).replace('.', ',');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1).replace('.', ',');
}
