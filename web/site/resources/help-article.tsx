import { clsx } from 'clsx';
import { findArticle, type Article } from '../../shared/help/articles.ts';
import { articleFolders } from '#contract/site/pages';
import type { SitePage } from '../page.ts';
import { Neighbors, OnThisPage, prose, Trail, type Neighbor } from '../prose-parts.tsx';
import { AskUs } from './help-center.tsx';
import { categoryId, helpArticles, helpPath, type HelpArticle } from './help-texts.ts';
import styles from './help.module.css';
import proseParts from '../prose-parts.module.css';
import common from '../common.module.css';

const center = { name: 'Help center', path: articleFolders.help };

export const helpArticlePages: readonly SitePage[] = helpArticles.map((article) => ({
  path: helpPath(article.slug),
  title: article.title,
  // A short summary is extended to fill a search result.
  description: `${article.summary} From the Refdeck help center.`,
  Body: () => <ArticlePage article={article} />,
  styles: ['resources/help.css'],
  trail: [center],
}));

function ArticlePage({ article }: { article: HelpArticle }) {
  const { title, summary, category, outline, Content } = article;
  const siblings = helpArticles.filter((other) => other.category === category);
  const index = siblings.indexOf(article);
  return (
    <>
      <section className={styles.helpArticle}>
        <header>
          <Trail steps={[center, { name: category, path: `${center.path}#${categoryId(category)}` }]} />
          <h1>{title}</h1>
          <p className={clsx(common.lead, styles.lead)}>{summary}</p>
        </header>
        <Siblings category={category} siblings={siblings} current={article} />
        <OnThisPage className={styles.onThisPage} outline={outline} />
        <article className={clsx(proseParts.prose, styles.prose)}>
          <Content components={prose} />
        </article>
        <footer>
          <Related slugs={article.related} />
          <Neighbors
            name={`More in ${category}`}
            before={neighbor('Previous', siblings[index - 1])}
            after={neighbor('Next', siblings[index + 1])}
          />
        </footer>
      </section>
      <AskUs title="Was this not it?" />
    </>
  );
}

function Siblings({
  category,
  siblings,
  current,
}: {
  category: string;
  siblings: readonly Article[];
  current: Article;
}) {
  return (
    <nav className={styles.helpSiblings} aria-labelledby="siblings">
      <p id="siblings">{category}</p>
      <ul>
        {siblings.map((article) => (
          <li key={article.slug}>
            <a href={helpPath(article.slug)} aria-current={article === current ? 'page' : undefined}>
              {article.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ slugs }: { slugs: readonly string[] }) {
  const related = slugs.map(findArticle).filter((article) => article !== undefined);
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related articles</h2>
      <ul className={styles.helpRelated}>
        {related.map(({ slug, title, summary }) => (
          <li key={slug}>
            <a href={helpPath(slug)}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const neighbor = (label: string, article?: Article): Neighbor | undefined =>
  article && { label, title: article.title, path: helpPath(article.slug) };
