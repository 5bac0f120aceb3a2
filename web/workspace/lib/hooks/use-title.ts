import { useEffect } from 'react';
import { productName } from '#contract/primitives/product';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
