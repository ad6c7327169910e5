/** Apart from the rest of the page's words: its script says them too. */
export const lookColourTexts = {
  darkened: (text: string) =>
    `Op wit zijn letters in deze kleur niet goed te lezen. Daar gebruiken wij dezelfde kleur, iets donkerder: ${text}.`,
  readable: 'Deze kleur is op wit goed te lezen, en wordt overal gebruikt zoals u hem koos.',
} as const;
