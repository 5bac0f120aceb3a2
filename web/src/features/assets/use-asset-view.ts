import { useState } from 'react';

export type AssetView = 'cards' | 'table';

const key = 'refdeck.assets.view';

/** Cards or a table: the choice stays for the next visit. */
export function useAssetView(): [AssetView, (view: AssetView) => void] {
  const [view, setView] = useState<AssetView>(read);
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // The choice then lasts as long as the page.
      }
    },
  ];
}

function read(): AssetView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}
