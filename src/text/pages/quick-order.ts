import { quickOrderExample } from '../products/quick-order-example.ts';

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
  example: { headings: ['Breedte', 'Hoogte', 'Aantal', 'Kenmerk', 'Wij maken'], ...quickOrderExample },
  logIn: 'Inloggen',
  requestAccount: 'Account aanvragen',
} as const;
