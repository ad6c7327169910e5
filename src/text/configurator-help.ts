// Words inside the pictures beside an open section.
export const helpPictureWords = {
  inside: 'binnen',
  outside: 'buiten',
  within: '45 mm',
  guide: 'geleider',
  screen: 'hor',
  grille: 'rooster',
  sill: 'lekdorpel',
  strip: 'strip',
  wood: 'hout',
} as const;

// Apart from the film's own text, which only its page and its dialog need.
export const filmThumbnailText = { play: 'Bekijk de film', title: 'Meetinstructie' } as const;
