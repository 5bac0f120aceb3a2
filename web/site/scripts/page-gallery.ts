import type { AppConfig } from '../../shared/config.ts';
import { referencePagePath } from '../../shared/public-address.ts';

// Without such organisations, and when anything fails, the pictures stay pictures.
const section = document.querySelector<HTMLElement>('#pages')!;
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void link().catch(() => undefined);
  },
  { rootMargin: '600px' },
);
near.observe(section);

async function link(): Promise<void> {
  const response = await fetch('/config/config.json');
  const { galleryOrganizationIds = {} } = (await response.json()) as AppConfig;
  for (const page of section.querySelectorAll<HTMLAnchorElement>('[data-gallery-page]')) {
    const id = galleryOrganizationIds[page.dataset.galleryPage!];
    if (id) page.href = referencePagePath(id);
  }
}
