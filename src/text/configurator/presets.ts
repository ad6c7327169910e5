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
