import { clsx } from 'clsx';
import { LongDate } from '../prose-parts.tsx';
import { blogArticles, type BlogArticle } from './blog-texts.ts';
import styles from './blog-list.module.css';
import blog from './blog.module.css';
import common from '../common.module.css';

export function Blog() {
  const [newest, ...older] = blogArticles;
  return (
    <>
      <section className={styles.blogHead}>
        <h1>About customer references</h1>
        <p className={common.lead}>
          Permission, writing, tenders and search: what we had to find out to build Refdeck, written so that
          it is useful without it.
        </p>
        <p>
          <a className={styles.blogFeed} href="/resources/blog/rss.xml">
            RSS feed
          </a>
        </p>
      </section>
      {newest && <Newest article={newest} />}
      <section className={styles.blogList} aria-label="Earlier articles">
        <ol>
          {older.map(({ path, title, summary, published, minutes }) => (
            <li key={path}>
              <LongDate day={published} />
              <div>
                <h2>
                  <a href={path}>{title}</a>
                </h2>
                <p>{summary}</p>
              </div>
              <span className={styles.blogMinutes}>{minutes} min</span>
            </li>
          ))}
        </ol>
      </section>
      <BlogClosing />
    </>
  );
}

function Newest({
  article: { path, title, summary, published, minutes, outline },
}: {
  article: BlogArticle;
}) {
  return (
    <section className={styles.blogNewest} aria-labelledby="newest">
      <div>
        <p className={blog.blogFacts}>
          <LongDate day={published} /> <span>{minutes} minutes</span>
        </p>
        <h2 id="newest">
          <a href={path}>{title}</a>
        </h2>
        <p className={clsx(common.lead, styles.lead)}>{summary}</p>
      </div>
      <div className={styles.blogInside}>
        <p id="blog-inside">In this article</p>
        <ol aria-labelledby="blog-inside">
          {outline.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`${path}#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function BlogClosing() {
  return (
    <section className={styles.blogClosing} aria-labelledby="blog-closing">
      <h2 id="blog-closing">Put one of your stories on a card</h2>
      <p>Write it once, see the finished card while you do, and publish it on a page of your own.</p>
      <p className={styles.blogActions}>
        <a className={common.button} href="/signup">
          Make your first card
        </a>
        <a className={clsx(common.button, common.buttonOutline)} href="/demo">
          Watch the demo
        </a>
      </p>
    </section>
  );
}
