import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noFilters, readFilters, writeFilters, type ReferenceFilters } from './reference-filters.ts';

const pauseMs = 250;

/** The list's filters, kept in the address; what is typed into the search follows after a pause. */
export function useListFilters() {
  const [address, setAddress] = useSearchParams();
  const kept = readFilters(address);
  const [search, setSearch] = useState(kept.search);
  const written = useRef(kept.search);

  const write = (change: Partial<ReferenceFilters>) => {
    // The browser's address, not the router's: that one follows a moment later, and two quick choices must both count.
    const now = readFilters(new URLSearchParams(window.location.search));
    const filters = { ...now, search, ...change };
    written.current = filters.search.trim();
    setAddress(writeFilters(filters), { replace: true });
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (search.trim() !== written.current) latest.current({ search });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  // The address changed by itself: a link, or back and forward.
  useEffect(() => {
    if (kept.search === written.current) return;
    written.current = kept.search;
    setSearch(kept.search);
  }, [kept.search]);

  const filters: ReferenceFilters = { ...kept, search };
  return {
    filters,
    set: (change: Partial<ReferenceFilters>) => {
      if (change.search === undefined) write(change);
      else setSearch(change.search);
    },
    clear: () => {
      setSearch('');
      write({ ...noFilters, sort: kept.sort });
    },
    /** The address of the same list with another status. */
    addressOf: (status: ReferenceFilters['status']) => `?${writeFilters({ ...filters, status }).toString()}`,
  };
}
