import { maxPresetName, maxPresets } from '#domain/configuration/limits.ts';

/** What the calls about presets say when they cannot do what was asked. */
export const presetErrors = {
  noName: 'Geef de uitvoering een naam.',
  longName: `Een naam heeft hooguit ${maxPresetName} tekens.`,
  taken: (name: string) => `U heeft al een uitvoering ‘${name}’ met andere keuzes.`,
  renameTaken: (name: string) => `U heeft al een uitvoering ‘${name}’. Kies een andere naam.`,
  nothingChosen: 'Maak eerst een keuze: er is nog niets om te bewaren.',
  full: `U heeft al ${maxPresets} uitvoeringen van dit product. Verwijder er eerst een.`,
} as const;

/** Why a choice of a preset is open again. */
export const lostChoice = {
  gone: (label: string, value: string) => `${label} ‘${value}’ is er niet meer: kies opnieuw.`,
  unasked: (label: string, value: string) => `${label} ‘${value}’ wordt hier niet meer gevraagd.`,
} as const;
