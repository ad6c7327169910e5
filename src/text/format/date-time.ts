const dateTime = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** '15 november 2026 om 09:05', on the clock of the Netherlands and Belgium wherever the server stands. */
export function formatDateTime(moment: Date): string {
  return dateTime.format(moment);
}

const shortDateTime = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** '15-11-2026, 09:05', for a column of them. */
export function formatShortDateTime(moment: Date): string {
  return shortDateTime.format(moment);
}

const momentParts = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** '15 nov 09:05', beside what happened then. */
export function formatMoment(moment: Date): string {
  return momentParts.format(moment).replace(', ', ' ');
}
