import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { productName } from '#contract/product';
import { publicRoutes, type ReferencePage } from '#contract/public';
import { buildRequest } from '../lib/api-request.ts';
import { readFilter, writeFilter, type Filter } from './filter.ts';
import { FailedPage, LoadingPage, MissingPage } from './page-states.tsx';
import './public.css';
import { ReferencePageView } from './reference-page.tsx';

type Load = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; page: ReferencePage };

function PublicPage() {
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [filter, setFilter] = useFilter();

  useEffect(() => {
    void fetchPage().then(setLoad);
  }, []);

  const retry = () => {
    setLoad({ state: 'loading' });
    void fetchPage().then(setLoad);
  };

  if (load.state === 'ready')
    return <ReferencePageView page={load.page} filter={filter} onFilter={setFilter} />;
  if (load.state === 'missing') return <MissingPage />;
  if (load.state === 'failed') return <FailedPage onRetry={retry} />;
  return <LoadingPage />;
}

/** Typing replaces the address, choosing adds to the history. */
function useFilter() {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  useEffect(() => {
    const follow = () => setFilter(readFilter(location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next: Filter, settled: boolean) => {
    const address = location.pathname + writeFilter(next);
    if (settled) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setFilter(next);
  };
  return [filter, change] as const;
}

async function fetchPage(): Promise<Load> {
  const id = location.pathname.split('/')[2];
  if (!id) return { state: 'missing' };
  try {
    const { url, init } = buildRequest(publicRoutes.getReferencePage, { id });
    const response = await fetch(url, init);
    // An address that cannot be an id gets 400; to a visitor it is the same dead end.
    if (response.status === 404 || response.status === 400) return { state: 'missing' };
    if (!response.ok) return { state: 'failed' };
    const page = (await response.json()) as ReferencePage;
    dress(page);
    return { state: 'ready', page };
  } catch {
    return { state: 'failed' };
  }
}

/** What of the organisation lies outside the page's own element. */
function dress({ organization, branding }: ReferencePage) {
  document.title = `${organization.name}: customer references`;
  document.documentElement.style.setProperty('--canvas', branding.brandColors.background);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', branding.brandColors.background);
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', `Customer references of ${organization.name}, published with ${productName}.`);
}

createRoot(document.getElementById('root')!).render(<PublicPage />);
