import { formatDevice } from '#text/account/account.ts';

// The order matters: every browser claims to be several others.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

export function describeDevice(userAgent: string): string {
  return formatDevice(firstIn(browsers, userAgent), firstIn(systems, userAgent));
}

function firstIn(names: readonly (readonly [string, string])[], userAgent: string): string | null {
  return names.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
}
