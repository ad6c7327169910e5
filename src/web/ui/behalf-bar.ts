/** The bar that says for which customer staff are at work (R10.4). */
export const behalfBarId = 'namens-klant';

/** Behind a dialog that fills the window it could neither be seen nor pressed. */
export function showBarIn(dialog: HTMLDialogElement): void {
  const bar = document.getElementById(behalfBarId)?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return;
  bar.removeAttribute('id');
  dialog.prepend(bar);
}
