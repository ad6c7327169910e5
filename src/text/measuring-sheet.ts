// The sheet that goes up the ladder. The names of what is measured come from the configurator.
export const measuringSheetText = {
  title: 'Meetblad',
  file: (code: string) => `meetblad-${code.toLowerCase()}.pdf`,
  customer: 'Klant',
  address: 'Adres',
  date: 'Datum',
  measuredBy: 'Gemeten door',
  how: 'Zo meet u',
  drawing: 'Schema',
  choices: 'Noteer ook',
  openings: 'Openingen, in hele millimeters',
  circle: 'Omcirkel van elke drie metingen de kleinste: die vult u in. Trek niets af.',
  number: 'Nr.',
  readings: { width: ['boven', 'midden', 'onder'], height: ['links', 'midden', 'rechts'] },
} as const;
