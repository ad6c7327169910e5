/**
 * Where to go after logging in: a path of our own, or the fallback. Browsers read '//host', '/\host' and a
 * path with a tab or newline in its start as another site.
 */
export function safeReturnTo(wanted: string | undefined, fallback: string): string {
  if (wanted === undefined || wanted.length > 1000) return fallback;
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && isOwnPath(wanted) ? wanted : fallback;
}

function isOwnPath(path: string): boolean {
  const ownOrigin = 'http://own.invalid';
  const url = URL.parse(path, ownOrigin);
  // '/./…' and '/../…' collapse to a path that may begin with two slashes; logging out again helps nobody.
  return (
    url !== null &&
    url.origin === ownOrigin &&
    !url.pathname.startsWith('//') &&
    url.pathname !== '/uitloggen'
  );
}
