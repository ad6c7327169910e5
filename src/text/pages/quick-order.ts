export const quickOrderText = {
  title: 'Snel bestellen',
  description: 'Voer meerdere maten van één hor in één keer in, voor zakelijke klanten van Maathor.',
  heading: 'Snel bestellen',
  visitorLead:
    'Veel maten van één product? Hier voert u ze in één scherm in, regel voor regel of geplakt uit uw spreadsheet.',
  visitorPoints: [
    'Breedte, hoogte, aantal en kenmerk per regel',
    'Per regel de maat die wij maken en uw nettoprijs',
    'Kozijn, gaas en kleur kiest u één keer voor alle maten',
  ],
  visitorInvitation: 'Snel bestellen is voor zakelijke klanten. Log in met uw account om verder te gaan.',
  example: {
    caption: 'Voorbeeld: PE-100 Inzethor',
    headings: ['Breedte', 'Hoogte', 'Aantal', 'Kenmerk', 'Wij maken'],
    rows: [
      ['900', '1200', '1', 'keuken', '928 × 1228'],
      ['1000', '1300', '2', 'slaapkamer 1', '1028 × 1328'],
      ['650', '1300', '1', 'badkamer', '678 × 1328'],
    ],
    note: 'Openingen in millimeters, met 14 mm overlap rondom. Geeft u volgens uw account totale maten op, dan maken wij precies die.',
  },
  logIn: 'Inloggen',
  requestAccount: 'Account aanvragen',
} as const;
