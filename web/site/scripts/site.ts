// Pages are complete without this; `/theme.js` has set the stored theme before the first paint.
const root = document.documentElement;

/** The browser's own bar takes the page's color. */
const colorBar = () =>
  document
    .querySelector('meta[name="theme-color"]')!
    .setAttribute('content', getComputedStyle(root).backgroundColor);

function beginTheme(button: HTMLButtonElement): void {
  const show = () => button.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  button.addEventListener('click', () => {
    const dark = root.classList.toggle('dark');
    colorBar();
    show();
    try {
      localStorage.setItem('theme', dark ? 'dark' : 'light');
    } catch {
      // The choice then lasts as long as the page.
    }
  });
  show();
  colorBar();
  button.hidden = false;
}

/** The browser opens and closes the header's menus; Escape and a press elsewhere are for us to see. */
function beginMenus(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  addEventListener('keydown', ({ key }) => {
    const menu = open();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const leave = ({ target }: Event) => {
    const menu = open();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  addEventListener('pointerdown', leave);
  addEventListener('focusin', leave);
}

/** What a form needs is fetched when somebody comes to it. Without it nothing is sent, and nothing that was typed is lost. */
function beginForm(form: HTMLFormElement): void {
  let begun: Promise<() => Promise<void>> | undefined;
  const showProblem = (text: string) => (form.querySelector('[data-problem]')!.textContent = text);
  const begin = () =>
    (begun ??= import('./form.ts').then(({ readyForm }) => {
      showProblem('');
      return readyForm(form);
    }));
  const fail = () => {
    begun = undefined;
    showProblem('This form could not be loaded. Please try again.');
  };
  // Not every browser gives a check box the focus when it is pressed.
  for (const event of ['focusin', 'change']) form.addEventListener(event, () => void begin().catch(fail));
  // With a button that is disabled, Enter would do nothing, and nobody would hear why.
  form.addEventListener('keydown', ({ key, target }) => {
    const isEmail = target instanceof HTMLInputElement && target.type === 'email';
    if (key === 'Enter' && isEmail && form.querySelector(':disabled')) form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    begin().then((send) => send(), fail);
  });
}

beginTheme(document.querySelector('[data-theme-toggle]')!);
beginMenus();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) beginForm(form);
