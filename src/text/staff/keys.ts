/** How a key is written on a keyboard, and how it is called. */
export const keyNames: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
};

export const keysTexts = {
  title: 'Toetsen',
  aside: 'Alles in het beheer kan ook met de muis of een vinger.',
  key: 'Toets',
  what: 'Wat zij doet',
  or: 'of',
  list: 'In elke lijst',
  link: 'Toetsen',
  hint: 'Pijltjes lopen · Enter opent ·',
  hintLink: '? alle toetsen',
  actions: {
    search: 'Naar het zoekveld',
    next: 'Naar de volgende rij',
    previous: 'Naar de vorige rij',
    open: 'De rij openen',
    pick: 'De rij kiezen, of niet meer; waar rijen te kiezen zijn',
    back: 'Terug: uit een veld naar de lijst, van een pagina naar haar lijst, uit een menu',
    help: 'Deze pagina',
  },
  notes: [
    'Wie in een veld typt, typt: daar werkt alleen Esc.',
    'Samen met Ctrl, Alt of ⌘ doet een toets wat de browser ermee doet.',
  ],
} as const;
