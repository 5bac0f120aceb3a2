import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { noFilters, readFilters, writeFilters, type CustomerFilters } from './customer-filters.ts';

const codec = { read: readFilters, write: writeFilters };

export function useCustomerFilters() {
  const { filters, setSearch, set } = useAddressFilters<CustomerFilters>(codec);
  return {
    filters,
    /** Another search or choice is another list: it starts at its first page. */
    setSearch: (search: string) => {
      if (filters.page > 1) set({ page: 1 });
      setSearch(search);
    },
    set: (change: Partial<CustomerFilters>) => set({ page: 1, ...change }),
    clear: () => set(noFilters),
    addressOf: (page: number) => `?${writeFilters({ ...filters, page }).toString()}`,
  };
}
