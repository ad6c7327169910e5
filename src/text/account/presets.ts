import { maxPresets } from '#domain/configuration/limits.ts';

/** 'Mijn uitvoeringen' on the account page. */
export const accountPresetTexts = {
  title: 'Mijn uitvoeringen',
  intro: 'Bewaarde keuzes, zonder maten, om een volgende hor mee te beginnen.',
  newName: 'Nieuwe naam',
  change: 'Wijzigen',
  saveName: 'Naam bewaren',
  remove: 'Verwijderen',
  of: (action: string, name: string) => `${action}: ‘${name}’`,
  removed: (name: string) => `‘${name}’ is verwijderd.`,
  undo: 'Ongedaan maken',
  productGone: (code: string) => `De ${code} wordt niet meer verkocht.`,
  notices: {
    'uitvoering-naam': 'De nieuwe naam is bewaard.',
    'uitvoering-terug': 'De uitvoering is terug.',
  },
  problems: {
    'uitvoering-weg': 'Deze uitvoering is er niet meer.',
    'uitvoering-bezet':
      'U heeft intussen een andere uitvoering met die naam. Wijzig eerst de naam daarvan, dan kan deze terug.',
    'uitvoering-vol': `Er zijn al ${maxPresets} uitvoeringen van dit product. Verwijder er eerst een, dan kan deze terug.`,
  },
  others: (count: number) => `Nog ${count} ${count === 1 ? 'uitvoering' : 'uitvoeringen'}`,
  compose: 'Samenstellen',
  quickOrder: 'Snel bestellen',
  with: (action: string, name: string) => `${action} met ‘${name}’`,
} as const;
