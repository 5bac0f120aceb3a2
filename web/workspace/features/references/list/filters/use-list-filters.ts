import { useMemo } from 'react';
import { recall, remember } from '../../../../lib/device/remembered.ts';
import { useAddressFilters } from '../../../../lib/lists/use-address-filters.ts';
import {
  listViews,
  noFilters,
  readFilters,
  samePages,
  writeFilters,
  type ListView,
  type ReferenceFilters,
} from '../../reference-filters.ts';

const viewKey = 'refdeck.references.view';

/** Cards or a table, as this browser showed them the last time. */
export const rememberedView = (): ListView => recall(viewKey, listViews);

/** The view is always said once anything is: a shared link looks the same in another browser. */
const codec = {
  read: readFilters,
  write: (filters: ReferenceFilters, before: ReferenceFilters) => {
    const next = withView(filters);
    return writeFilters(samePages(next, withView(before)) ? next : { ...next, page: 1 });
  },
};

const withView = (filters: ReferenceFilters) => ({ ...filters, view: filters.view ?? rememberedView() });

/** The list's filters, order, view and page, as the address has them. */
export function useListFilters() {
  const { filters: inAddress, setSearch, set } = useAddressFilters<ReferenceFilters>(codec);
  const { search } = inAddress;
  const address = writeFilters(inAddress).toString();
  // One object as long as nothing changes, so that what is made from it stays too.
  const filters = useMemo(
    () => ({ ...withView(readFilters(new URLSearchParams(address))), search }),
    [address, search],
  );
  return {
    filters,
    setSearch,
    set: (change: Partial<ReferenceFilters>) => set(change, 'keep'),
    setView: (view: ListView) => {
      remember(viewKey, view);
      set({ view });
    },
    clear: () => set({ ...noFilters, status: filters.status, sort: filters.sort }, 'keep'),
    /** The address of the same list with another status or page. */
    addressOf: (change: Partial<ReferenceFilters>) =>
      `?${writeFilters({ ...filters, page: 1, ...change }).toString()}`,
  };
}
