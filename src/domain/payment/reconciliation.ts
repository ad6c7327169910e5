const minute = 60_000;
const hour = 60 * minute;

// The provider stops calling us after 26 hours; after that nothing is to be expected.
const lastCheck = 27 * hour;

/**
 * When to ask the provider ourselves because its webhook may never come: 1, 5, 15 and 60 minutes after the start,
 * then every hour.
 */
export function isCheckDue(startedAt: Date, checkedAt: Date | null, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime();
  // Begun by a clock that was ahead: nobody waits until it is right.
  if (age < 0) return true;
  const due = lastDueAge(age);
  return due !== null && (checkedAt === null || checkedAt.getTime() - startedAt.getTime() < due);
}

function lastDueAge(age: number): number | null {
  if (age < minute) return null;
  if (age < 5 * minute) return minute;
  if (age < 15 * minute) return 5 * minute;
  if (age < hour) return 15 * minute;
  return Math.min(Math.floor(age / hour) * hour, lastCheck);
}
