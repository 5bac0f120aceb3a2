// Pages work without this script. `/theme.js` sets the stored theme before the first paint.
const root = document.documentElement;

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
      // Without storage, the choice lasts until the page is left.
    }
  });
  show();
  colorBar();
  button.hidden = false;
}

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

/** Loads the script of a form when somebody uses the form. If that fails, the input stays. */
function beginForm(form: HTMLFormElement): void {
  let begun: Promise<() => Promise<void>> | undefined;
  const showProblem = (text: string) => (form.querySelector('[data-problem]')!.textContent = text);
  const begin = () => {
    form.dataset.used = '';
    return (begun ??= import('./form.ts').then(({ readyForm }) => {
      showProblem('');
      return readyForm(form);
    }));
  };
  const fail = () => {
    begun = undefined;
    showProblem('This form could not be loaded. Please try again.');
  };
  // Some browsers do not focus a pressed check box.
  for (const event of ['focusin', 'change']) form.addEventListener(event, () => void begin().catch(fail));
  // A disabled button would make Enter do nothing, without an explanation.
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
