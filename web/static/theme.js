// Before the first paint, so that a dark page never flashes white. Light is the default.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
} catch {
  // Storage can be switched off; the page is then light.
}
