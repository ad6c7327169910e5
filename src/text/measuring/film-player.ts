/** Words around a film; what it says itself comes with it. */
export const filmText = {
  play: 'Bekijk de film',
  title: 'Meetinstructie',
  note: (seconds: number) => `${Math.round(seconds)} seconden, zonder geluid.`,
  captions: 'Nederlands',
  transcript: 'Tekst van de film',
} as const;
