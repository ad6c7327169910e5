/** Of a line, or of a request for work to measure. */
export const maxPhotos = 3;

/** What is kept of one photo, with its preview: the database refuses more. */
export const maxPhotoBytes = 500_000;

/** What may be sent in: a phone's photo as it comes from the camera, where no script has made it smaller. */
export const maxUploadBytes = 12_000_000;

/** The largest photo a phone takes. Beyond it is a file made to be unpacked. */
export const maxPhotoPixels = 52_000_000;

/** Of a file that can only be unpacked as a whole (progressive, interlaced, WebP), which takes memory by the pixel. */
export const maxWholePixels = 16_000_000;

/** The longest side of what is kept: enough to read a tape measure by. */
export const longestPhotoSide = 2000;

/** Why a file is not taken as a photo. */
export type PhotoProblem =
  // Nothing was chosen.
  | 'none'
  | 'not-a-photo'
  // The form that iPhones keep their photos in, which few programs can read.
  | 'heic'
  | 'too-heavy'
  | 'too-many-pixels'
  // Of a kind that takes more memory for each.
  | 'too-many-whole'
  // It begins as a photo and breaks off, or cannot be read to its end.
  | 'damaged';
