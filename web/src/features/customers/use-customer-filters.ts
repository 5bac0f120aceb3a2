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

  const write = (filters: CustomerFilters) => {
    written.current = filters.search.trim();
    setAddress(writeFilters(filters), { replace: true });
  };
  const latest = useRef({ kept, write });
  useEffect(() => {
    latest.current = { kept, write };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (search.trim() !== latest.current.kept.search)
        latest.current.write({ ...latest.current.kept, search });
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
    setStatus: (status: CustomerFilters['status']) => write({ search, status }),
    clear: () => {
      setSearch('');
      write({ search: '', status: '' });
    },
  };
}
