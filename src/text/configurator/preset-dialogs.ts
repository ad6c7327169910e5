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
