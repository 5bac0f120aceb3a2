import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dress } from './dress.ts';
import { readFilter, writeFilter, type Filter } from './filter.ts';
import { loadPage, type Load } from './load-page.ts';
import { FailedPage, LoadingPage, MissingPage } from './page-states.tsx';
import { placeOf, type Place } from './place.ts';
import './public.css';
import { ReferencePageView } from './reference-page.tsx';

function PublicPage({ place }: { place: Place }) {
  const { embedded } = place;
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [filter, setFilter] = useFilter(embedded);

  useEffect(() => {
    void loadPage(place).then(setLoad);
  }, [place]);
  useEffect(() => {
    if (load.state === 'ready') dress(load.page, place);
  }, [load, place]);

  const retry = () => {
    setLoad({ state: 'loading' });
    void loadPage(place).then(setLoad);
  };

  if (load.state === 'ready')
    return <ReferencePageView page={load.page} filter={filter} embedded={embedded} onFilter={setFilter} />;
  if (load.state === 'missing') return <MissingPage place={place} />;
  if (load.state === 'failed') return <FailedPage onRetry={retry} />;
  return <LoadingPage embedded={embedded} />;
}

/** Typing replaces the address, choosing adds to the history; a frame leaves the history of the page around it alone. */
function useFilter(embedded: boolean) {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  useEffect(() => {
    const follow = () => setFilter(readFilter(location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next: Filter, settled: boolean) => {
    if (!embedded) {
      const address = location.pathname + writeFilter(next);
      if (settled) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    setFilter(next);
  };
  return [filter, change] as const;
}

createRoot(document.getElementById('root')!).render(<PublicPage place={placeOf(location)} />);
