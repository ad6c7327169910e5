/** The server's first screen, which stands before the page until the wizard does. */
export const coverId = 'wizard-start';

export function isCovered(): boolean {
  return document.getElementById(coverId) !== null;
}

export function uncover(): void {
  document.getElementById(coverId)?.remove();
}
