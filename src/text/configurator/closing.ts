/** Asked of whoever closes a configurator with work in it: apart, for quick order has no use for it. */
export const closeText = {
  title: 'Deze hor staat nog niet in de winkelwagen',
  titleEdit: 'Uw wijzigingen zijn nog niet bijgewerkt',
  body: 'Bewaren wij uw keuzes, dan gaat u later verder waar u was. Wij bewaren ze een week in deze browser.',
  bodyEdit: 'Als u nu stopt, blijft de hor in de winkelwagen zoals hij was.',
  stay: 'Verder samenstellen',
  keep: 'Bewaren en sluiten',
  discard: 'Weggooien',
  discardEdit: 'Wijzigingen weggooien',
} as const;

/** What is said otherwise of a screen of a quote. */
export const closeQuoteText = {
  title: 'Deze hor staat nog niet in de offerte',
  bodyEdit: 'Als u nu stopt, blijft de hor in de offerte zoals hij was.',
} as const;
