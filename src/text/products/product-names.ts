/** What each product is called, by code. */
export const productNames = {
  'PE-100': 'Inzethor',
  'SE-100': 'Plissé hordeur',
  'SE-200': 'Dubbele plissé hordeur',
  'RO-50': 'Rolhor',
  'RO-100': 'Professionele rolhor',
  'CE-100': 'Voorzethor',
  'CA-100': 'Scharnierende hordeur',
} as const satisfies Readonly<Record<string, string>>;
