/** The settings that become `aSeller` of the domain. */
export const sellerVariables = {
  SELLER_NAME: 'Horrenmakerij De Lier B.V.',
  SELLER_STREET: 'Hoofdstraat',
  SELLER_HOUSE_NUMBER: '84',
  SELLER_HOUSE_NUMBER_ADDITION: 'b',
  SELLER_POSTCODE: '2678cm',
  SELLER_CITY: 'De Lier',
  SELLER_COMPANY_NUMBER: '27 36 45 18',
  SELLER_VAT_ID: 'NL123456789B13',
  SELLER_IBAN: 'NL91 ABNA 0417 1643 00',
  SELLER_EMAIL: 'boekhouding@horrenmakerij.example',
} as const;

/** All that NODE_ENV=production asks for. */
export const productionVariables = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  MOLLIE_API_KEY: 'live_abc',
  SMTP_URL: 'smtp://mail.example.nl:587',
  PUBLIC_URL: 'https://www.example.nl',
  ...sellerVariables,
} as const;
