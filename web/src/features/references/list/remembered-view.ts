import type { ListView } from '../reference-filters.ts';

const key = 'refdeck.references.view';

/** Cards or a table, as this browser showed them the last time. */
export function rememberedView(): ListView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

export function rememberView(view: ListView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // The choice then lasts as long as it stands in the address.
  }
}
