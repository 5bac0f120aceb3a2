import { useState } from 'react';

export type ListView = 'cards' | 'table';

const key = 'refdeck.references.view';

/** Cards or a table: the choice stays for the next visit. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(read);
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

function read(): ListView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}
