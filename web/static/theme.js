// Before the first paint, so that a dark page never flashes white. The workspace is light until its person
// chooses; the site, which marks its script, follows the system until then.
{
  const { system } = document.currentScript.dataset;
  let theme;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage can be switched off.
  }
  theme ??= system !== undefined && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.classList.toggle('dark', theme === 'dark');
}
