/** When it comes, from the cart to the order. */
export const deliveryTexts = {
  name: 'Levering',
  // In a row of facts 'do 26 nov', in a sentence 'donderdag 26 november 2026'.
  on: (day: string) => `Levering ${day}`,
  ifPaidToday: (day: string) => `Levering ${day} als u vandaag betaalt.`,
  ifOrderedToday: (day: string) => `Levering ${day} als u vandaag betaalt of op rekening bestelt.`,
  together: (day: string) => `Alles samen op ${day} als u vandaag betaalt.`,
  date: 'Leverdatum',
  countsFromPayment: (day: string) => `${day} als u vandaag betaalt; de werkdagen tellen vanaf de betaling`,
} as const;
