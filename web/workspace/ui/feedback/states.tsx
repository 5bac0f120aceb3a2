import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/ui';
import { Button } from '../elements/button.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-dashed border-line-strong px-6 py-14 text-center">
      {icon ? (
        <div
          aria-hidden
          className="mb-4 grid size-11 place-items-center rounded-xl border border-line bg-surface text-ink-2 [&_svg]:size-5"
        >
          {icon}
        </div>
      ) : null}
      <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
      {children ? <div className="mt-1 max-w-sm text-pretty text-ink-2">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}

interface NoMatchProps extends Pick<EmptyStateProps, 'title' | 'children'> {
  clear: string;
  onClear: () => void;
}

export function NoMatch({ clear, onClear, ...state }: NoMatchProps) {
  return <EmptyState {...state} icon={<SearchX />} action={<Button onClick={onClear}>{clear}</Button>} />;
}

interface ErrorStateProps {
  title: string;
  error?: unknown;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

export function ErrorState({ title, error, children, onRetry, retrying }: ErrorStateProps) {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-xl border border-line bg-surface px-6 py-12 text-center"
    >
      <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
      {error instanceof Error ? (
        <p className="mt-1 max-w-md text-ink-2 wrap-anywhere">{error.message}</p>
      ) : null}
      {children ? <div className="mt-1 max-w-md text-ink-2">{children}</div> : null}
      {typeof requestId === 'string' ? (
        <p className="mt-1 text-xs text-ink-3">{words.request(requestId)}</p>
      ) : null}
      {onRetry ? (
        <Button className="mt-5" busy={retrying} onClick={onRetry} icon={<RotateCw aria-hidden />}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}

interface QueryErrorProps {
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

export function QueryError({ title, query: { error, isFetching, refetch } }: QueryErrorProps) {
  return <ErrorState title={title} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
