/** The demo accounts that every run starts with. */
export const demoPassword = 'horren-demo-2026';

export const demoAccounts = {
  millimetres: 'mm@voorbeeld.nl',
  centimetres: 'cm@voorbeeld.nl',
  totalMeasures: 'totaal@voorbeeld.nl',
  showMessage: 'melding@voorbeeld.nl',
  belgian: 'be@voorbeeld.be',
  staff: 'beheer@voorbeeld.nl',
} as const;
