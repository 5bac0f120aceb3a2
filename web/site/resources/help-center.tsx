import { clsx } from 'clsx';
import { articleFolders } from '#contract/site/pages';
import { categories } from '../../shared/help/article-head.ts';
import { articles, type Article } from '../../shared/help/articles.ts';
import { categoryId, helpPath } from './help-texts.ts';
import styles from './help-center.module.css';
import helpAsk from './help-ask.module.css';
import common from '../common.module.css';

const [first, ...others] = categories;
const within = (category: string) => articles.filter((article) => article.category === category);

export function HelpCenter() {
  return (
    <>
      <section className={styles.helpHero}>
        <div>
          <h1>Help center</h1>
          <p className={clsx(common.lead, styles.lead)}>
            Step-by-step instructions. The same articles are in the workspace, under Help &amp; Support.
          </p>
          <Search />
        </div>
        <div className={styles.helpFirst}>
          <h2 id={categoryId(first)}>{first}</h2>
          <ol>
            {within(first).map((article) => (
              <ArticleItem key={article.slug} article={article} />
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.helpFound} aria-label="Articles found" data-help-found="" hidden>
        <output data-help-status="" />
        <ul data-help-hits="" />
        <p data-help-none="" hidden>
          Try another word, perhaps the one on the button. Or <a href="/company/contact">ask us</a>: a person
          reads every message.
        </p>
      </section>
      <section className={styles.helpAll} aria-label="All articles" data-help-all="">
        {others.map((category) => (
          <section key={category} aria-labelledby={categoryId(category)}>
            <h2 id={categoryId(category)}>{category}</h2>
            <ul>
              {within(category).map((article) => (
                <ArticleItem key={article.slug} article={article} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      <AskUs title="Not answered here?" />
    </>
  );
}

function Search() {
  return (
    <search className={styles.helpSearch} data-help-search={articleFolders.help}>
      <label htmlFor="help-search">Search the articles</label>
      <input
        id="help-search"
        type="search"
        name="q"
        autoComplete="off"
        placeholder="publish, logo, invoice, iframe…"
      />
    </search>
  );
}

function ArticleItem({ article: { slug, title, summary } }: { article: Article }) {
  return (
    <li>
      <a href={helpPath(slug)}>{title}</a>
      <p>{summary}</p>
    </li>
  );
}

export function AskUs({ title }: { title: string }) {
  return (
    <section className={helpAsk.helpAsk} aria-labelledby="ask-us">
      <div>
        <h2 id="ask-us">{title}</h2>
        <p>Tell us what you want to do and what happens instead. A person reads it and answers by email.</p>
      </div>
      <p>
        <a className={common.button} href="/company/contact">
          Ask us
        </a>
        <a className={clsx(common.button, common.buttonOutline)} href="/demo">
          Watch the demo
        </a>
      </p>
    </section>
  );
}
