import { useState } from 'react';

export type GalleryLayout = 'grid' | 'list';

const key = 'refdeck.templates.view';

/** Grid or list: the choice stays for the next visit. */
export function useGalleryLayout(): [GalleryLayout, (layout: GalleryLayout) => void] {
  const [layout, setLayout] = useState<GalleryLayout>(read);
  return [
    layout,
    (next) => {
      setLayout(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // The choice then lasts as long as the page.
      }
    },
  ];
}

function read(): GalleryLayout {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}
