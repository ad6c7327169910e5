import { maxPresetName, maxPresets } from '#domain/configuration/preset.ts';

/** What the calls about presets say when they cannot do what was asked. */
export const presetErrors = {
  noName: 'Geef de uitvoering een naam.',
  longName: `Een naam heeft hooguit ${maxPresetName} tekens.`,
  taken: (name: string) => `U heeft al een uitvoering ‘${name}’ met andere keuzes.`,
  renameTaken: (name: string) => `U heeft al een uitvoering ‘${name}’. Kies een andere naam.`,
  nothingChosen: 'Maak eerst een keuze: er is nog niets om te bewaren.',
  full: `U heeft al ${maxPresets} uitvoeringen van dit product. Verwijder er eerst een.`,
} as const;

/** Why a choice of a preset is open again. */
export const lostChoice = {
  gone: (label: string, value: string) => `${label} ‘${value}’ is er niet meer: kies opnieuw.`,
  unasked: (label: string, value: string) => `${label} ‘${value}’ wordt hier niet meer gevraagd.`,
} as const;

/** Of the places where a preset is begun with or kept. */
export const presetText = {
  title: 'Mijn uitvoeringen',
  start: (name: string) => `Start met ‘${name}’`,
  // Heard as 'Alle uitvoeringen (2)', and read where there is room for less.
  all: 'Alle',
  presets: 'uitvoeringen',
  count: (count: number) => `(${count})`,
  begun: (name: string) => `Begonnen met ‘${name}’`,
  kept: (name: string) => `Bewaard als ‘${name}’`,
  keep: 'Bewaar als uitvoering',
  lost: (name: string) => `Niet alles uit ‘${name}’ kan nog`,
  gone: 'Deze uitvoering is er niet meer.',
  failed: 'De uitvoeringen zijn nu niet bereikbaar. Probeer het zo opnieuw.',
} as const;

/** Of the dialogs in which presets are kept and changed. */
export const presetDialogText = {
  keepBody: 'Bewaart uw keuzes voor een volgende keer, zonder maten, kenmerk en aantal.',
  name: 'Naam',
  spaces: 'Ook de gemeten ruimte bewaren',
  spacesHint:
    'Ruimte rondom en inbouwdiepte zijn van dit ene raam. Bewaar ze alleen als uw kozijnen allemaal gelijk zijn.',
  keep: 'Bewaren',
  replaceNamed: (name: string) => `‘${name}’ vervangen`,
  cancel: 'Annuleren',
  replaceTitle: 'Uw keuzes vervangen?',
  replaceBody: (name: string) =>
    `De keuzes die u al maakte, worden die van ‘${name}’. Maten, kenmerk en aantal blijven staan.`,
  stay: 'Mijn keuzes houden',
  replace: 'Vervangen',
  onward: 'Verder gaan zonder',
  choice: (label: string, value: string) => `${label}: ${value}`,
  empty: 'U heeft van dit product nog geen uitvoeringen bewaard.',
  use: 'Gebruiken',
  useNamed: (name: string) => `‘${name}’ gebruiken`,
  rename: 'Naam wijzigen',
  renameNamed: (name: string) => `Naam wijzigen van ‘${name}’`,
  newName: (name: string) => `Nieuwe naam voor ‘${name}’`,
  remove: 'Verwijderen',
  removeNamed: (name: string) => `Verwijderen: ‘${name}’`,
  removeQuestion: (name: string) => `‘${name}’ verwijderen?`,
  stayWith: 'Behouden',
} as const;
