import { FileQuestion } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import * as words from '#words/help';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { findArticle, type Article } from '../../../shared/help/articles.ts';
import { Link } from '../../ui/elements/link.tsx';
import { useArticleBody } from './api.ts';
import { ArticleLink } from './article-link.tsx';
import { AskUs } from './ask-us.tsx';

const back = { to: '/app/help', label: words.articleBack };

export default function ArticlePage() {
  const { slug = '' } = useParams();
  const article = findArticle(slug);
  useTitle(article?.title ?? words.articleGone);
  if (!article) return <Gone />;
  return (
    <div className="max-w-2xl">
      <PageHeader back={back} title={article.title} description={article.summary} />
      <Body slug={slug} />
      <Related article={article} />
      <AskUs title={words.askNotIt}>{words.askNotItBody}</AskUs>
    </div>
  );
}

function Body({ slug }: { slug: string }) {
  const { data: Content, error, isFetching, refetch } = useArticleBody(slug);
  if (Content) {
    return (
      <article className="fade-in">
        <Content components={prose} />
      </article>
    );
  }
  if (!error) return <BodySkeleton />;
  return <QueryError title={words.articleFailed} query={{ error, isFetching, refetch }} />;
}

function Related({ article }: { article: Article }) {
  const related = article.related.map(findArticle).filter((other) => other !== undefined);
  if (related.length === 0) return <div className="mt-10" />;
  return (
    <section aria-labelledby="related" className="mt-10 mb-8 border-t border-line pt-6">
      <h2 id="related" className="mb-1 text-[0.9375rem] font-semibold">
        {words.articleRelated}
      </h2>
      <ul className="-mx-3">
        {related.map((other) => (
          <li key={other.slug}>
            <ArticleLink article={other} note={other.summary} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gone() {
  return (
    <>
      <PageHeader back={back} title={words.articleGone} />
      <EmptyState
        icon={<FileQuestion />}
        title={words.articleGone}
        action={<ButtonLink to="/app/help">{words.articleAll}</ButtonLink>}
      >
        {words.articleGoneBody}
      </EmptyState>
    </>
  );
}

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-4/5', 'w-3/5', 'w-2/3'];

function BodySkeleton() {
  return (
    <Loading label={words.articleLoading}>
      <div className="flex flex-col gap-3">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}

const prose: MDXComponents = {
  h2: (props: ComponentProps<'h2'>) => (
    <h2 {...props} className="mt-8 mb-2 text-base font-semibold">
      {props.children}
    </h2>
  ),
  p: (props) => <p {...props} className="mb-4 text-[0.9375rem] leading-6 text-pretty [li>&]:mb-1.5" />,
  ul: (props) => <ul {...props} className={`${list} list-disc`} />,
  ol: (props) => <ol {...props} className={`${list} list-decimal`} />,
  strong: (props) => <strong {...props} className="font-semibold" />,
  code: (props) => (
    <code
      {...props}
      className="rounded-sm border border-line bg-sunken px-1 py-px font-sans text-[0.8125rem] wrap-anywhere"
    />
  ),
  a: ArticleAnchor,
};

const list =
  'mb-4 flex flex-col gap-1.5 ps-5 text-[0.9375rem] leading-6 marker:text-ink-3 [&_ol]:mt-1.5 [&_ul]:mt-1.5';

function ArticleAnchor({ href = '', children }: ComponentProps<'a'>) {
  const className = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';
  return href.startsWith('/app/') ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
