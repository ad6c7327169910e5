export function productPath(code: string): string {
  return `/producten/${code.toLowerCase()}`;
}

export function measuringPath(code: string): string {
  return `/meetinstructies/${code.toLowerCase()}`;
}

export function logInPath(returnTo: string): string {
  return `/inloggen?terug=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
}
