import type { HelpTopic } from '#domain/product/step.ts';

// What the illustrations beside an open section show, for whoever cannot see them.
export const helpPictures = {
  meetinstructie:
    'Opening van een kozijn met drie meetlijnen voor de breedte en drie voor de hoogte; van beide is de kleinste gemarkeerd.',
  bijzonderheden:
    'Vooraanzicht van een kozijn met een rolluikgeleider links, een ventilatierooster boven en een strip die onder uitsteekt.',
  obstakel: 'Doorsnede: de hor tegen het kozijn, en daarvoor binnen 45 mm de geleider van een rolluik.',
  uitsteeksel: 'Doorsnede van een raam: rooster en lekdorpel steken buiten het kozijn uit.',
  kozijn_hout:
    'Doorsnede van een houten onderdorpel met een aluminium strip die boven de onderkant uitsteekt.',
} as const satisfies Record<HelpTopic, string>;

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
