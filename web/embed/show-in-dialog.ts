/** The added history entry repeats state and address, so that the website's own router sees no change. */
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
