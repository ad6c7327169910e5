/** What the page script holds on to. */
export const lineIds = {
  // All that it replaces.
  list: 'offerteregels',
  // Where it says what it did.
  status: 'regels-melding',
  handleHint: 'verplaatsen-uitleg',
  groups: 'ruimtes',
} as const;
