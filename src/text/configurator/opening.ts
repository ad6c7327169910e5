export const configuratorText = {
  orderNow: 'Direct bestellen',
  quickOrder: 'Snel bestellen',
  startQuickOrder: 'Snel bestellen starten',
  selectProduct: 'Selecteer een product',
  choose: 'Maak een keuze',
  productOption: (code: string, name: string) => `${code} ${name}`,
  callUs: 'Voor uw account nemen wij snelle bestellingen telefonisch aan. Bel onze adviseurs.',
  adviceTitle: 'Advies nodig?',
} as const;
