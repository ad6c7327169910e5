/** What quick order shows a visitor as its example. */
export const quickOrderExample = {
  caption: 'Voorbeeld: PE-100 Inzethor',
  rows: [
    ['900', '1200', '1', 'keuken', '928 × 1228'],
    ['1000', '1300', '2', 'slaapkamer 1', '1028 × 1328'],
    ['650', '1300', '1', 'badkamer', '678 × 1328'],
  ],
  note: 'Openingen in millimeters, met 14 mm overlap rondom. Geeft u volgens uw account totale maten op, dan maken wij precies die.',
} as const;
