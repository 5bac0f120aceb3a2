import { clsx } from 'clsx';
import { articleFolders } from '#contract/site/pages';
import type { SitePage } from '../page.ts';
import { LongDate, Neighbors, OnThisPage, prose, Trail, type Neighbor } from '../prose-parts.tsx';
import { BlogClosing } from './blog.tsx';
import { blogArticles, type BlogArticle } from './blog-texts.ts';
import styles from './blog.module.css';
import proseParts from '../prose-parts.module.css';
import common from '../common.module.css';

const trail = [{ name: 'Blog', path: articleFolders.blog }];

export const blogArticlePages: readonly SitePage[] = blogArticles.map((article, index) => ({
  path: article.path,
  title: article.title,
  description: article.description,
  published: article.published,
  Body: () => <Article article={article} newer={blogArticles[index - 1]} older={blogArticles[index + 1]} />,
  styles: ['resources/blog.css'],
  trail,
}));

interface ArticleProps {
  article: BlogArticle;
  newer?: BlogArticle;
  older?: BlogArticle;
}

function Article({ article, newer, older }: ArticleProps) {
  const { title, summary, published, minutes, outline, Content } = article;
  return (
    <>
      <section className={styles.blogArticle}>
        <header>
          <Trail steps={trail} />
          <h1>{title}</h1>
          <p className={clsx(common.lead, styles.lead)}>{summary}</p>
          <p className={styles.blogFacts}>
            <LongDate day={published} /> <span>{minutes} minutes</span>
          </p>
        </header>
        <OnThisPage className={styles.onThisPage} outline={outline} />
        <article className={clsx(proseParts.prose, styles.prose)}>
          <Content components={prose} />
        </article>
        <Neighbors name="Other articles" before={neighbor('Newer', newer)} after={neighbor('Older', older)} />
      </section>
      <BlogClosing />
    </>
  );
}

const neighbor = (label: string, article?: BlogArticle): Neighbor | undefined =>
  article && { label, title: article.title, path: article.path };
