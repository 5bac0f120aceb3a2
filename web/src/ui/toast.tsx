import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('sonner');
const Region = lazy(async () => ({ default: (await load()).Toaster }));

interface Action {
  label: string;
  onClick: () => void;
}

/** Says briefly, for 3 seconds, what happened; with an `action` (Undo) for 6. */
export const notify = {
  success: (message: string, action?: Action) => void show('success', message, action),
  error: (message: string, action?: Action) => void show('error', message, action),
};

async function show(kind: 'success' | 'error', message: string, action?: Action): Promise<void> {
  const { toast } = await load();
  toast[kind](message, { duration: action ? 6_000 : 3_000, action });
}

/**
 * Where toasts appear: once, in the app's root. A live region of its own, which has to be there before its first message;
 * as nothing happens on its own, the first touch of the page is early enough to load it.
 */
export function ToastRegion({ theme }: { theme: 'light' | 'dark' }) {
  const touched = useTouched();
  if (!touched) return null;
  return (
    <Suspense>
      <Region theme={theme} position="bottom-right" gap={8} containerAriaLabel="Notifications" />
    </Suspense>
  );
}

function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const touch = () => {
      setTouched(true);
      listening.abort();
    };
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, touch, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return touched;
}
