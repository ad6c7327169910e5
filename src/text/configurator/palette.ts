/** Words of the RAL palette, which only comes for whoever wants a colour of their own. */
export const paletteText = {
  tints: 'Kleurgroep',
  tintNames: {
    1: 'Geel',
    2: 'Oranje',
    3: 'Rood',
    4: 'Violet',
    5: 'Blauw',
    6: 'Groen',
    7: 'Grijs',
    8: 'Bruin',
    9: 'Wit en zwart',
  },
  searchRal: 'Zoek op nummer of naam',
  searchRalPlaceholder: 'bijvoorbeeld: 6005 of mosgroen',
  ralColours: 'RAL-kleuren',
  found: (count: number) =>
    count === 0
      ? 'Geen kleur gevonden. Controleer het nummer.'
      : count === 1
        ? '1 kleur.'
        : `${count} kleuren.`,
  enterPicks: (colour: string) => `Enter kiest ${colour}.`,
  notOrderable: 'niet leverbaar',
  loadingColours: 'Kleuren laden…',
  coloursFailed: 'Het kleurenoverzicht kon niet worden geladen.',
  again: 'Opnieuw proberen',
} as const;
