export function productPath(code: string): string {
  return `/producten/${code.toLowerCase()}`;
}

export function measuringPath(code: string): string {
  return `/meetinstructies/${code.toLowerCase()}`;
}

export function measuringSheetPath(code: string): string {
  return `${measuringPath(code)}/meetblad.pdf`;
}

export function logInPath(returnTo: string): string {
  return `/inloggen?terug=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
}
