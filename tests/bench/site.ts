import { articleFolders } from '#contract/site';
import { weighPage } from '../journeys/support/site-weight.ts';
import { score } from './public-page.ts';

const paths = ['/', '/pricing', '/platform/security', `${articleFolders.blog}/a-reference-that-sells`];

/** Pages of the site: what they weigh before anybody touches them, and what Lighthouse (mobile, simulated slow 4G) says of them here. */
export async function benchSite(origin: string): Promise<Record<string, string | number>[]> {
  const rows = [];
  for (const path of paths) {
    const { html, css, js } = await weighPage(origin + path);
    rows.push({
      page: path,
      'HTML kB': round(html),
      'CSS kB': round(css),
      'JavaScript kB': round(js),
      ...(await score(origin + path)),
    });
  }
  return rows;
}

const round = (kB: number) => Number(kB.toFixed(2));
