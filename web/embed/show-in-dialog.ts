/**
 * Opens a dialog of which "back" leads out, as it would out of a page. The entry has the same state and address as the one below it,
 * so a router of the website around sees nothing happen. Keeping the focus in and giving it back is the browser's own.
 */
export function showInDialog(dialog: HTMLDialogElement): void {
  let ours = true;
  const leave = () => {
    ours = false;
    dialog.close();
  };
  addEventListener('popstate', leave, { once: true });
  dialog.addEventListener('close', () => {
    dialog.replaceWith();
    if (ours) history.back();
  });
  dialog.showModal();
  history.pushState(history.state, '');
}
