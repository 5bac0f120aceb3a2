import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { readFilters, writeFilters, type CustomerFilters } from './customer-filters.ts';

const codec = { read: readFilters, write: writeFilters };

export function useCustomerFilters() {
  const { filters, setSearch, set } = useAddressFilters<CustomerFilters>(codec);
  return {
    filters,
    setSearch,
    setStatus: (status: CustomerFilters['status']) => set({ status }),
    clear: () => set({ search: '', status: '' }),
  };
}
