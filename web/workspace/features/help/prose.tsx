import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Link } from '../../ui/link.tsx';

/** How the parts of an article look. Bold is the name of something on a screen, code a key or what one types. */
export const prose: MDXComponents = {
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
  'mb-4 flex flex-col gap-1.5 pl-5 text-[0.9375rem] leading-6 marker:text-ink-3 [&_ol]:mt-1.5 [&_ul]:mt-1.5';

function ArticleAnchor({ href = '', children }: ComponentProps<'a'>) {
  const cardStyle = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';
  return href.startsWith('/app/') ? (
    <Link to={href} className={cardStyle}>
      {children}
    </Link>
  ) : (
    <a href={href} className={cardStyle} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
