import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const pauseMs = 250;

/** How a list's filters stand in the address. */
interface FilterCodec<Filters> {
  read: (address: URLSearchParams) => Filters;
  /** `before` is what the address says so far: another selection may have to start from its first page. */
  write: (filters: Filters, before: Filters) => URLSearchParams;
}

/** For a list that can only be searched. */
export const searchOnly: FilterCodec<{ search: string }> = {
  read: (address) => ({ search: address.get('q') ?? '' }),
  write: ({ search }) => new URLSearchParams(search.trim() ? { q: search.trim() } : {}),
};

/** A list's filters, stored in the address so that they can be shared; what is typed into the search follows after a pause. */
export function useAddressFilters<Filters extends { search: string }>(codec: FilterCodec<Filters>) {
  const { pathname, search: query } = useLocation();
  const [address, setAddress] = useSearchParams();
  const inAddress = codec.read(address);
  const [search, setSearch] = useState(inAddress.search);
  const written = useRef(inAddress.search);

  const write = (change: Partial<Filters>, replace = true) => {
    // The browser's address, not the router's: that one follows a moment later, and two quick choices must both count.
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
      // Whoever has gone on to another page, which may still be loading, is not called back to this one.
      if (window.location.pathname !== pathname) return;
      if (search.trim() !== written.current) latest.current({ search } as Partial<Filters>);
    };
    const timer = setTimeout(follow, pauseMs);
    // Turning to a link within the pause: back must still lead to what was found.
    window.addEventListener('focusout', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focusout', follow);
    };
  }, [search, pathname]);
  // The address changed by itself: a link, or back and forward. Any change of it counts, not only one of its search:
  // whoever goes back before a typed search was drawn comes from an address that was never drawn.
  useEffect(() => {
    const { search: requested } = codec.read(new URLSearchParams(query));
    if (requested === written.current) return;
    written.current = requested;
    setSearch(requested);
  }, [query, codec]);

  return {
    filters: { ...inAddress, search },
    setSearch,
    /** Changes filters at once, the search among them; with `keep`, back leads to what was shown before. */
    set: (change: Partial<Filters>, history?: 'keep') => {
      if (change.search !== undefined) setSearch(change.search);
      write(change, history !== 'keep');
    },
  };
}
