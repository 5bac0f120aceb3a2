import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type CustomerFilters } from './customer-filters.ts';

const pauseMs = 250;

/** The list's filters, kept in the address; what is typed into the search follows after a pause. */
export function useCustomerFilters() {
  const [address, setAddress] = useSearchParams();
  const kept = readFilters(address);
  const [search, setSearch] = useState(kept.search);
  const written = useRef(kept.search);

  const write = (change: Partial<CustomerFilters>) => {
    // The browser's address, not the router's: that one follows a moment later, and two quick choices must both count.
    const filters = { ...readFilters(new URLSearchParams(window.location.search)), search, ...change };
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

  return {
    filters: { ...kept, search },
    setSearch,
    setStatus: (status: CustomerFilters['status']) => write({ status }),
    clear: () => {
      setSearch('');
      write({ search: '', status: '' });
    },
  };
}
