import { embedElement, embedScript } from '#contract/cards/embed';
import type { AppConfig } from '../../shared/config.ts';
import { referencePagePath } from '../../shared/public-address.ts';

// Without demo organizations, or after any error, the sample cards and pictures remain.
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
  const setOption = (name: string, value: string) => {
    embed.setAttribute(name, value);
    find(`[data-live=${name}]`).textContent = `"${value}"\n`;
  };
  const root = document.documentElement;
  // The theme "auto" would follow the system instead of the page's switch.
  const setTheme = () => setOption('theme', root.classList.contains('dark') ? 'dark' : 'light');
  const setLayout = () =>
    setOption('layout', (find('[data-live-layouts] :checked') as HTMLInputElement).value);
  setOption('organization', demoOrganizationId);
  setTheme();
  setLayout();
  embed.setAttribute('heading', '3');
  // The element is invisible but has its size until it has cards, because it loads only near the window.
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

function linkGallery(pages: Record<string, string>): void {
  for (const picture of gallery.querySelectorAll<HTMLAnchorElement>('[data-gallery-page]')) {
    const name = pages[picture.dataset.galleryPage!];
    if (name) picture.href = referencePagePath(name);
  }
}

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
