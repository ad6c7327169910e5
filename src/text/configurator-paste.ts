// Words of the preview of what was pasted.
export const pasteText = {
  title: 'Maten plakken',
  understood: (count: number) =>
    count === 0
      ? 'Wij vonden geen maten in wat u plakte.'
      : count === 1
        ? 'Wij lazen 1 maat.'
        : `Wij lazen ${count} maten.`,
  remarks: (count: number) =>
    count === 1 ? 'Controleer de gemarkeerde regel.' : `Controleer de ${count} gemarkeerde regels.`,
  header: (text: string) => `De kopregel '${text}' is overgeslagen.`,
  extra: 'Kolommen die wij niet kennen, zijn overgeslagen.',
  unread: (line: number, text: string) =>
    `Regel ${line} is overgeslagen, want er staat geen maat: '${text}'.`,
  tooMany: (max: number, left: number) =>
    `U kunt maximaal ${max} maten tegelijk invoeren. De laatste ${left === 1 ? 'regel wordt' : `${left} regels worden`} niet overgenomen.`,
  replaces: (from: number, to: number) =>
    from === to
      ? `Maat ${from} is al ingevuld en wordt vervangen.`
      : `Maat ${from} t/m ${to} zijn al ingevuld en worden vervangen.`,
  caption: 'Wat wij lazen',
  remark: 'Opmerking',
  take: (count: number) => (count === 1 ? '1 maat overnemen' : `${count} maten overnemen`),
  append: 'Achteraan toevoegen',
  cancel: 'Annuleren',
  notes: {
    unreadable: (label: string, text: string) =>
      text === '' ? `${label} ontbreekt` : `${label} niet gelezen: '${text}'`,
    thousands: (label: string, text: string) => `${label} '${text}' gelezen als duizendtal`,
    limited: (label: string, text: string) => `${label} '${text}' is meer dan 50`,
    cut: (label: string) => `${label} ingekort tot 25 tekens`,
  },
} as const;
