/** The demo accounts that every run starts with. */
export const demoPassword = 'horren-demo-2026';

export const demoAccounts = {
  millimetres: 'mm@voorbeeld.nl',
  centimetres: 'cm@voorbeeld.nl',
  totalMeasures: 'totaal@voorbeeld.nl',
  showMessage: 'melding@voorbeeld.nl',
  belgian: 'be@voorbeeld.be',
  // Of the shop itself.
  staff: 'beheer@voorbeeld.nl',
  sales: 'verkoop@voorbeeld.nl',
  bookkeeping: 'boekhouding@voorbeeld.nl',
  workshop: 'werkplaats@voorbeeld.nl',
  // Of the company that `millimetres` owns.
  buyer: 'inkoop@voorbeeld.nl',
  measurer: 'meter@voorbeeld.nl',
  // Of the company that orders on account: 14 days, up to € 2,500.
  onAccount: 'rekening@voorbeeld.nl',
  buyerOnAccount: 'inkoop-rekening@voorbeeld.nl',
} as const;
