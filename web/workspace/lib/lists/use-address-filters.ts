import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const pauseMs = 250;

export interface FilterCodec<Filters> {
  read: (address: URLSearchParams) => Filters;
  /** `before` holds the current filters, because another selection has to start from its first page. */
  write: (filters: Filters, before: Filters) => URLSearchParams;
}

export const searchOnly: FilterCodec<{ search: string }> = {
  read: (address) => ({ search: address.get('q') ?? '' }),
  write: ({ search }) => new URLSearchParams(search.trim() ? { q: search.trim() } : {}),
};

export function useAddressFilters<Filters extends { search: string }>(codec: FilterCodec<Filters>) {
  const { pathname, search: query } = useLocation();
  const [address, setAddress] = useSearchParams();
  const inAddress = codec.read(address);
  const [search, setSearch] = useState(inAddress.search);
  const written = useRef(inAddress.search);

  const write = (change: Partial<Filters>, replace = true) => {
    // The router's address lags behind the browser's, and two quick choices must both count.
    const now = codec.read(new URLSearchParams(window.location.search));
    const filters = { ...now, search, ...change };
    written.current = filters.search.trim();
    setAddress(codec.write(filters, now), { replace });
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    const follow = () => {
      // After a navigation to another page, setting the address would navigate back.
      if (window.location.pathname !== pathname) return;
      if (search.trim() !== written.current) latest.current({ search } as Partial<Filters>);
    };
    const timer = setTimeout(follow, pauseMs);
    // If the focus moves to a link within the pause, Back must still return to the search.
    window.addEventListener('focusout', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focusout', follow);
    };
  }, [search, pathname]);
  // The address changed from outside, by a link or by back and forward. Any change counts, because Back may come before a typed search was
  // rendered.
  useEffect(() => {
    const { search: requested } = codec.read(new URLSearchParams(query));
    if (requested === written.current) return;
    written.current = requested;
    setSearch(requested);
  }, [query, codec]);

  return {
    filters: { ...inAddress, search },
    setSearch,
    /** Changes filters at once, including the search; with `keep`, Back returns to the previous ones. */
    set: (change: Partial<Filters>, history?: 'keep') => {
      if (change.search !== undefined) setSearch(change.search);
      write(change, history !== 'keep');
    },
  };
}
