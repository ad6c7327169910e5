/** What may be sent in. */
export const maxLogoUploadBytes = 2 * 1024 * 1024;

/** What is kept of it: the database refuses more. */
export const maxLogoBytes = 1_000_000;

/** Beyond it is a file made to be unpacked. */
export const maxLogoPixels = 16_000_000;

/** Of what is kept: sharp on paper at the size a letterhead has. */
export const longestLogoSide = 800;

/** Why a file is not taken as a logo. */
export type LogoProblem =
  // Nothing was chosen.
  | 'none'
  | 'not-a-logo'
  | 'too-heavy'
  | 'too-many-pixels'
  // It begins as a picture and breaks off, or cannot be read to its end.
  | 'damaged'
  // There is nothing to see on it.
  | 'blank'
  // A drawing that fetches or defines things elsewhere.
  | 'references'
  // A drawing with pictures, patterns or filters in it.
  | 'effects'
  // A drawing that takes too long or too much.
  | 'too-complex';
