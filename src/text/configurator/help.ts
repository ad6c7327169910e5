// Apart from the film's own text, which only its page and its dialog need.
export const filmThumbnailText = { play: 'Bekijk de film', title: 'Meetinstructie' } as const;
