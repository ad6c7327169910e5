/** '8, 14 of 30' */
export function formatEither(choices: readonly (string | number)[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? `${last}` : `${choices.slice(0, -1).join(', ')} of ${last}`;
}
