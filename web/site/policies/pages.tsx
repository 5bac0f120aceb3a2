import type { MDXContent } from 'mdx/types';
import type { OutlineEntry } from '../../plugins/markdown.ts';
import type { SitePage } from '../page.ts';
import { LongDate, OnThisPage, prose } from '../prose-parts.tsx';

interface PolicyHead {
  title: string;
  description: string;
  /** The day of its last change, YYYY-MM-DD. */
  updated: string;
}

const heads = import.meta.glob<PolicyHead>('../../content/policies/*.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../content/policies/*.md', {
  import: 'default',
  eager: true,
});
const outlines = import.meta.glob<OutlineEntry[]>('../../content/policies/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});

const order = ['terms-of-service', 'privacy-policy', 'cookie-policy'];

export const policyPages: readonly SitePage[] = order.map((name) => {
  const file = `../../content/policies/${name}.md`;
  const { title, description, updated } = heads[file]!;
  const Content = bodies[file]!;
  return {
    path: `/${name}`,
    title,
    description,
    Body: () => (
      <section className="policy">
        <header className="policy-head">
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <p className="policy-updated">
            Last updated <LongDate day={updated} />
          </p>
        </header>
        <OnThisPage outline={outlines[file]!} />
        <article className="prose">
          <Content components={prose} />
        </article>
        <OtherPolicies than={name} />
      </section>
    ),
    styles: ['policies/policies.css'],
  };
});

function OtherPolicies({ than }: { than: string }) {
  return (
    <nav className="policy-others" aria-label="Other policies">
      {order
        .filter((name) => name !== than)
        .map((name) => (
          <a key={name} href={`/${name}`}>
            {heads[`../../content/policies/${name}.md`]!.title}
          </a>
        ))}
      <a href="/company/contact">Ask about your data</a>
    </nav>
  );
}
