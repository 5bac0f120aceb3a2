import { useEffect } from 'react';
import { productName } from '#contract/primitives/product';

/** Sets the document's title: "References · Refdeck". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
