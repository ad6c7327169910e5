/** How `npm run shop` tells of one of its commands. */
export type CommandText = {
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
};

export const toFile = 'schrijf naar dit bestand in plaats van naar het scherm';
