import { embedElement, embedScript } from '#contract/cards/embed';
import type { AppConfig } from '../../shared/config.ts';
import { referencePagePath } from '../../shared/public-address.ts';

// Sample cards and pictures stay what they are without demo organizations, and when anything fails.
const section = document.querySelector<HTMLElement>('#live')!;
const gallery = document.querySelector('#pages')!;
const find = (selector: string) => section.querySelector<HTMLElement>(selector)!;
const stage = find('[data-live-stage]');

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void begin().catch(() => undefined);
  },
  { rootMargin: '600px' },
);
near.observe(section);
near.observe(gallery);
beginCopy(find('[data-live-copy]'));

async function begin(): Promise<void> {
  const response = await fetch('/config/config.json');
  const { demoOrganizationId, galleryPages = {} } = (await response.json()) as AppConfig;
  linkGallery(galleryPages);
  if (!demoOrganizationId) return;
  const embed = document.createElement(embedElement);
  /** To the element, and to whoever reads the lines that make it. */
  const setOption = (name: string, value: string) => {
    embed.setAttribute(name, value);
    find(`[data-live=${name}]`).textContent = `"${value}"\n`;
  };
  const root = document.documentElement;
  // "auto" follows the system, and this page has a switch of its own.
  const setTheme = () => setOption('theme', root.classList.contains('dark') ? 'dark' : 'light');
  const setLayout = () =>
    setOption('layout', (find('[data-live-layouts] :checked') as HTMLInputElement).value);
  setOption('organization', demoOrganizationId);
  setTheme();
  setLayout();
  embed.setAttribute('heading', '3');
  // Until it has cards it cannot be seen, but has its room in the window: it waits to be near it.
  embed.inert = true;
  stage.append(embed);
  document.head.append(Object.assign(document.createElement('script'), { src: embedScript }));
  await customElements.whenDefined(embedElement);
  const cards = embed.shadowRoot!;
  new MutationObserver((_changes, arrival) => {
    if (!cards.querySelector('article')) return;
    arrival.disconnect();
    show(embed);
    find('[data-live-layouts]').addEventListener('change', setLayout);
    new MutationObserver(setTheme).observe(root, { attributeFilter: ['class'] });
  }).observe(cards, { childList: true, subtree: true });
}

/** Pictures of pages open them, where there are such organizations. */
function linkGallery(pages: Record<string, string>): void {
  for (const picture of gallery.querySelectorAll<HTMLAnchorElement>('[data-gallery-page]')) {
    const name = pages[picture.dataset.galleryPage!];
    if (name) picture.href = referencePagePath(name);
  }
}

/** The embed takes the place of the sample cards, and its layout can be chosen. */
function show(embed: HTMLElement): void {
  find('[data-live-cards]').remove();
  embed.inert = false;
  const label = find('[data-live-label]');
  label.textContent = label.dataset.liveLabel!;
  find('[data-live-layouts]').hidden = false;
}

function beginCopy(button: HTMLElement): void {
  const label = button.textContent;
  let timer: ReturnType<typeof setTimeout>;
  const showStatus = (text: string) => {
    button.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (button.textContent = label), 2_000);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(find('[data-live-code]').textContent).then(
      () => showStatus('Copied!'),
      () => showStatus('Please select and copy it'),
    );
  });
  button.hidden = false;
}
