import { maxSearch } from '#domain/business/limits.ts';

/** Of every list. */
export const listTexts = {
  search: 'Zoeken',
  from: 'Vanaf',
  until: 'Tot en met',
  sort: 'Sorteren',
  pick: 'Kiezen',
  apply: 'Tonen',
  all: 'alle',
  clear: 'Wis zoeken en filters',
  export: 'Exporteren als CSV',
  next: 'Volgende',
  toStart: 'Naar het begin',
  paging: 'Bladeren',
  nothing: 'Niets gevonden.',
  nothingHere: 'Hier is nog niets.',
  refused: 'Er is niets getoond: deze keuze klopt niet.',
  problems: {
    search: `Zoek met ten hoogste ${maxSearch} tekens.`,
    date: 'Vul een datum in als 2026-11-16.',
    order: 'De eerste dag ligt na de laatste.',
    choice: 'Kies een van de mogelijkheden.',
    cursor: 'Dit deel van de lijst is er niet. Begin bij het begin.',
  },
} as const;
