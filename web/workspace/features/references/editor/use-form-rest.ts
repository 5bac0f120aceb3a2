import { useCallback, useRef, useState, type ComponentType } from 'react';
import { useFirstTouch } from '../../../ui/use-first-touch.ts';
import type { FormState } from './field-input.tsx';
import { prefetchCheck } from './resolver.ts';

/** How far below the window the rest of the form may be when it is fetched. */
const near = '0px 0px 200px 0px';

export interface FormRestState {
  Rest?: ComponentType<FormState>;
  failed: boolean;
  /** Resolves when it is there, or cannot be had. */
  show: () => Promise<void>;
  /** Of what stands in its place. */
  place: (element: Element | null) => void;
}

/**
 * The part of the form below the first screen: fetched when it comes near the window, or with the first key, press
 * or focus anywhere, so that the focus on its way through the page never passes it by. Its values are in the form from the start.
 */
export function useFormRest(): FormRestState {
  const [Rest, setRest] = useState<ComponentType<FormState>>();
  const [failed, setFailed] = useState(false);
  const show = useCallback(async () => {
    setFailed(false);
    try {
      const { FormRest } = await import('./form-rest.tsx');
      setRest(() => FormRest);
    } catch {
      setFailed(true);
    }
  }, []);
  useFirstTouch(() => {
    prefetchCheck();
    void show();
  });

  const observer = useRef<IntersectionObserver>(undefined);
  const place = useCallback(
    (element: Element | null) => {
      observer.current?.disconnect();
      if (!element) return;
      observer.current = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) void show();
        },
        { rootMargin: near },
      );
      observer.current.observe(element);
    },
    [show],
  );
  return { Rest, failed, show, place };
}
