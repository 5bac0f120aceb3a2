import type { MDXComponents } from 'mdx/types';
import type { SitePage } from '../page.ts';
import { contentOf } from './content.ts';
import { enterpriseParts } from './enterprise.tsx';
import { industryParts } from './industries.tsx';
import { marketingParts } from './marketing.tsx';
import { shared } from './parts.tsx';
import { salesParts } from './sales.tsx';

export const solutionPages: readonly SitePage[] = [
  solutionPage('sales-teams', salesParts),
  solutionPage('marketing-teams', marketingParts),
  solutionPage('enterprise', enterpriseParts),
  solutionPage('industries', industryParts),
];

/** A page whose words are `web/content/solutions/<name>.mdx`, laid out by `<name>.css` with parts of its own. */
function solutionPage(name: string, parts: MDXComponents): SitePage {
  const { title, description, Content } = contentOf(name);
  return {
    path: `/solutions/${name}`,
    title,
    description,
    Body: () => <Content components={{ ...shared, ...parts }} />,
    styles: ['solutions/solutions.css', `solutions/${name}.css`],
  };
}
