/**
 * Opens a dialog that the back button closes. The added history entry repeats state and address, so the
 * website's own router sees no change. The browser handles the focus of modal dialogs.
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
