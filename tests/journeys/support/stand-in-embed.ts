import type { Page } from '@playwright/test';

/** A script in place of `/embed.js`: an element of that name with the titles of the cards that it is told to show. */
export async function standInEmbed(page: Page): Promise<void> {
  await page.route('**/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

const script = `customElements.get('refdeck-references') ?? customElements.define('refdeck-references', class extends HTMLElement {
  async connectedCallback() {
    const of = (name) => this.getAttribute(name);
    const path = of('collection') ? 'collection/' + of('collection') : 'organization/' + of('organization');
    const source = document.querySelector('script[src*="/embed.js"]').src;
    const { references } = await (await fetch(new URL('/api/public/' + path, source))).json();
    const root = this.attachShadow({ mode: 'open' });
    for (const { title, tags } of references) {
      if (of('tag') && !tags.includes(of('tag'))) continue;
      const heading = document.createElement('h' + (of('heading') ?? 3));
      heading.textContent = title;
      root.append(heading);
    }
  }
});`;
