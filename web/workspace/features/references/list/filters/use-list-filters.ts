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

/** A card fills the screen of a phone, so rows come first there. */
const narrowScreen = '(max-width: 47.99rem)';

const rememberedView = (): ListView =>
  recall(viewKey, window.matchMedia(narrowScreen).matches ? ['table', 'cards'] : listViews);

/** If the address has any parameter it also has the view, so that a shared link looks the same in another browser. */
const codec = {
  read: readFilters,
  write: (filters: ReferenceFilters, before: ReferenceFilters) => {
    const next = withView(filters);
    return writeFilters(samePages(next, withView(before)) ? next : { ...next, page: 1 });
  },
};

const withView = (filters: ReferenceFilters) => ({ ...filters, view: filters.view ?? rememberedView() });

export function useListFilters() {
  const { filters: inAddress, setSearch, set } = useAddressFilters<ReferenceFilters>(codec);
  const { search } = inAddress;
  const address = writeFilters(inAddress).toString();
  // Memoized, because further memos depend on the object's identity.
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
    addressOf: (change: Partial<ReferenceFilters>) =>
      `?${writeFilters({ ...filters, page: 1, ...change }).toString()}`,
  };
}
