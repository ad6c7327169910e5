// Units that nobody here reads: none is guessed or converted.
const inHeading = /(?:^|[\s([/_])(?:m|mtr|meters?|dm|inch(?:es)?|duim|ft|feet|voet)(?=$|[\s)\].,/_])|["″]/i;
const inCell = /(?:m|mtr|meters?|dm|inch(?:es)?|duim|ft|feet|voet)(?![a-z])|["″]/gi;

/** 'Breedte (m)' */
export function isForeignHeading(heading: string): boolean {
  return inHeading.test(heading);
}

/** '1,2 m', '35" x 47"'; a label of '5 m keuken' is none. */
export function isForeignSize(cell: string): boolean {
  const figures = cell.replace(inCell, '');
  return figures !== cell && /\d/.test(figures) && /^[\d.,\sx×*]+$/i.test(figures);
}
