/** Said by the script that moves lines; apart, so that it brings no other words along. */
export const movingText = {
  moved: (name: string, place: number, count: number, group: string) =>
    `${name}: plaats ${place} van ${count}${group === '' ? '' : `, in ${group}`}.`,
  notMoved: 'De regel is niet verplaatst. Controleer de verbinding en probeer het opnieuw.',
} as const;
