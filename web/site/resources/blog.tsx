import { LongDate } from '../prose-parts.tsx';
import { blogArticles, type BlogArticle } from './blog-texts.ts';

/** Every article, newest first. */
export function Blog() {
  const [newest, ...older] = blogArticles;
  return (
    <>
      <section className="blog-head">
        <h1>About customer references</h1>
        <p className="lead">
          Permission, writing, tenders and search: what we had to find out to build Refdeck, written so that
          it is useful without it.
        </p>
        <p>
          <a className="blog-feed" href="/resources/blog/rss.xml">
            RSS feed
          </a>
        </p>
      </section>
      {newest && <Newest article={newest} />}
      <section className="blog-list" aria-label="Earlier articles">
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
              <span className="blog-minutes">{minutes} min</span>
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
    <section className="blog-newest" aria-labelledby="newest">
      <div>
        <p className="blog-facts">
          <LongDate day={published} /> <span>{minutes} minutes</span>
        </p>
        <h2 id="newest">
          <a href={path}>{title}</a>
        </h2>
        <p className="lead">{summary}</p>
      </div>
      <div className="blog-inside">
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

/** Below what somebody has read: the product, in one sentence. */
export function BlogClosing() {
  return (
    <section className="blog-closing" aria-labelledby="blog-closing">
      <h2 id="blog-closing">Put one of your stories on a card</h2>
      <p>Write it once, see the finished card while you do, and publish it on a page of your own.</p>
      <p className="blog-actions">
        <a className="button" href="/signup">
          Make your first card
        </a>
        <a className="button button-outline" href="/demo">
          Watch the demo
        </a>
      </p>
    </section>
  );
}
