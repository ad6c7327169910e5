const minute = 60_000;
const daysAhead = 8;

/**
 * When a clock of minutes and hours (`17 * * * *`, or each so many by `*` and a step) strikes next, in UTC as the queue counts. Null for
 * one that also looks at days, which the shop has not.
 */
export function nextRound(cron: string, after: Date): Date | null {
  const [minutes = '', hours = '', ...days] = cron.trim().split(/\s+/);
  if (days.length !== 3 || days.some((field) => field !== '*')) return null;
  const inMinute = readField(minutes);
  const inHour = readField(hours);
  if (inMinute === null || inHour === null) return null;
  const first = Math.floor(after.getTime() / minute) * minute + minute;
  for (let at = first; at < first + daysAhead * 24 * 60 * minute; at += minute) {
    const moment = new Date(at);
    if (inMinute(moment.getUTCMinutes()) && inHour(moment.getUTCHours())) return moment;
  }
  return null;
}

/** How far two rounds are apart, in milliseconds. */
export function intervalOf(cron: string): number | null {
  const first = nextRound(cron, new Date(0));
  const second = first === null ? null : nextRound(cron, first);
  return first === null || second === null ? null : second.getTime() - first.getTime();
}

function readField(field: string): ((value: number) => boolean) | null {
  if (field === '*') return () => true;
  const each = /^\*\/([1-9]\d?)$/.exec(field)?.[1];
  if (each !== undefined) return (value) => value % Number(each) === 0;
  return /^\d{1,2}$/.test(field) ? (value) => value === Number(field) : null;
}
