import { FileQuestion } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../lib/use-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useArticleBody } from './api.ts';
import { ArticleLink } from './article-link.tsx';
import { findArticle, type Article } from '../../../shared/help/articles.ts';
import { AskUs } from './ask-us.tsx';
import { prose } from './prose.tsx';
import { texts } from './texts.ts';

const back = { to: '/app/help', label: texts.article.back };

/** One article, what else may help, and the way to a person. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const article = findArticle(slug);
  useTitle(article?.title ?? texts.article.gone);
  if (!article) return <Gone />;
  return (
    <div className="max-w-2xl">
      <PageHeader back={back} title={article.title} description={article.summary} />
      <Body slug={slug} />
      <Related article={article} />
      <AskUs title={texts.ask.notIt}>{texts.ask.notItBody}</AskUs>
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
  return (
    <ErrorState
      title={texts.article.failed}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Related({ article }: { article: Article }) {
  const related = article.related.map(findArticle).filter((other) => other !== undefined);
  if (related.length === 0) return <div className="mt-10" />;
  return (
    <section aria-labelledby="related" className="mt-10 mb-8 border-t border-line pt-6">
      <h2 id="related" className="mb-1 text-[0.9375rem] font-semibold">
        {texts.article.related}
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
      <PageHeader back={back} title={texts.article.gone} />
      <EmptyState
        icon={<FileQuestion />}
        title={texts.article.gone}
        action={<ButtonLink to="/app/help">{texts.article.all}</ButtonLink>}
      >
        {texts.article.goneBody}
      </EmptyState>
    </>
  );
}

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-4/5', 'w-3/5', 'w-2/3'];

function BodySkeleton() {
  return (
    <Loading label={texts.article.loading}>
      <div className="flex flex-col gap-3">
        {lines.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}
