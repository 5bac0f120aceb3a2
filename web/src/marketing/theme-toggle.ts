// The page is complete without this; `/theme.js` has set the stored theme before the first paint.
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');

const show = () => button?.setAttribute('aria-pressed', String(root.classList.contains('dark')));

button?.addEventListener('click', () => {
  const dark = root.classList.toggle('dark');
  show();
  try {
    localStorage.setItem('theme', dark ? 'dark' : 'light');
  } catch {
    // The choice then lasts as long as the page.
  }
});

show();
if (button) button.hidden = false;
