import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { noFilters, readFilters, writeFilters, type ReferenceFilters } from '../reference-filters.ts';

const codec = { read: readFilters, write: writeFilters };

export function useListFilters() {
  const { filters, setSearch, set } = useAddressFilters<ReferenceFilters>(codec);
  return {
    filters,
    set: ({ search, ...change }: Partial<ReferenceFilters>) => {
      if (search === undefined) set(change);
      else setSearch(search);
    },
    clear: () => set({ ...noFilters, sort: filters.sort }),
    /** The address of the same list with another status. */
    addressOf: (status: ReferenceFilters['status']) => `?${writeFilters({ ...filters, status }).toString()}`,
  };
}
