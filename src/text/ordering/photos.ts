import {
  maxPhotoPixels,
  maxPhotos,
  maxUploadBytes,
  maxWholePixels,
  type PhotoProblem,
} from '#domain/cart/photo.ts';

const megabytes = Math.round(maxUploadBytes / 1_000_000);
const megapixels = Math.round(maxPhotoPixels / 1_000_000);
const wholeMegapixels = Math.round(maxWholePixels / 1_000_000);

/** Why a file was not taken, and what to do about it. */
export const photoProblems: Readonly<Record<PhotoProblem, string>> = {
  none: 'Kies eerst een foto.',
  'not-a-photo': 'Dit bestand is geen foto die wij kunnen lezen. Stuur een JPEG, PNG of WebP.',
  heic: 'Deze foto is een HEIC-bestand en dat kunnen wij niet lezen. Kies op uw iPhone bij Instellingen › Camera › Structuren ‘Meest compatibel’, of stuur de foto als JPEG.',
  'too-heavy': `Deze foto is te groot. Een foto kan tot ${megabytes} MB zijn.`,
  'too-many-whole': `Een foto in deze opslagvorm kan tot ${wholeMegapixels} miljoen beeldpunten hebben. Kies de foto zoals de camera hem maakte, of sla hem op als gewone JPEG.`,
  'too-many-pixels': `Deze foto heeft te veel beeldpunten. Een foto kan er tot ${megapixels} miljoen hebben.`,
  damaged: 'Deze foto is beschadigd of niet helemaal aangekomen. Probeer het opnieuw.',
};

export const photoTexts = {
  title: 'Foto’s',
  add: 'Foto toevoegen',
  hint: `Van het kozijn of van wat u niet zeker weet: maximaal ${maxPhotos}, van camera of bestand. Plaats en toestel halen wij eruit.`,
  save: 'Foto versturen',
  sending: 'Foto wordt verstuurd…',
  again: 'Foto opnieuw versturen',
  notSent: 'De foto is niet verstuurd. Controleer de verbinding en probeer het opnieuw.',
  tooMuch: 'De foto’s zijn samen te groot om te versturen. Kies er één tegelijk, of een kleinere.',
  tooMany: (minutes: number) =>
    `U verstuurde veel foto’s achter elkaar. Deze is niet bewaard; probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`,
  // For who cannot see it.
  alt: (place: number, of: string) => `Foto ${place} bij ${of}`,
  remove: (place: number) => `Foto ${place} verwijderen`,
  full: (room: number) =>
    room === 0
      ? `Er staan al ${maxPhotos} foto’s bij. Verwijder er eerst een.`
      : `Er ${room === 1 ? 'kan nog 1 foto' : `kunnen nog ${room} foto’s`} bij. Kies er minder, of verwijder er eerst een.`,
} as const;
