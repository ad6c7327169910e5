import { maxRows, maxSizesFileBytes } from '#domain/configuration/limits.ts';
import { formatMegabytes } from '../format/megabytes.ts';

/** Words around a file of sizes. */
export const sizesFileText = {
  heading: 'Maten uit een bestand',
  invitation: 'Sleep een CSV- of Excel-bestand hierheen, of plak cellen uit uw rekenblad.',
  short: 'Kies een CSV- of Excel-bestand met uw maten.',
  choose: 'Bestand kiezen',
  drop: 'Laat los om de maten te lezen',
  reading: (file: string) => `${file} wordt gelezen …`,
  waiting: (file: string) => `${file} is gelezen. Kies het product; daarna ziet u wat wij lazen.`,
  waitingPaste: 'Uw cellen zijn ontvangen. Kies het product; daarna ziet u wat wij lazen.',
  forget: 'Toch niet',
  columns: `Kolommen breedte, hoogte, aantal en kenmerk, in elke volgorde; tot ${maxRows} maten.`,
  refused: {
    kind: (file: string) =>
      `${file} kunnen wij niet lezen. Bewaar uw maten als CSV of als Excel-werkmap (.xlsx).`,
    large: (file: string) =>
      `${file} is te groot: wij lezen bestanden tot ${formatMegabytes(maxSizesFileBytes)}. Bewaar alleen het blad met de maten, zonder foto’s.`,
    long: (file: string) =>
      `${file} is te lang voor een lijst met maten en is niet gelezen. Bewaar alleen de regels met maten als CSV.`,
    old: (file: string) =>
      `${file} is een oud Excel-bestand (.xls) of heeft een wachtwoord. Bewaar het als .xlsx zonder wachtwoord, of als CSV.`,
    broken: (file: string) => `${file} is beschadigd. Bewaar het opnieuw, of bewaar het als CSV.`,
    empty: (file: string) => `In ${file} staan geen cellen.`,
  },
} as const;
