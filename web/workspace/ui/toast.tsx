import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { ToasterProps } from 'sonner';
import { log } from '../lib/log.ts';

const load = () => import('sonner');
// Without its code there are no toasts; that is no reason to lose the page.
const nothing: ComponentType<ToasterProps> = () => null;
const Region = lazy(async () => ({ default: (await load().catch(() => undefined))?.Toaster ?? nothing }));

interface Action {
  label: string;
  onClick: () => void;
}

/** Says briefly, for 3 seconds, what happened; with an `action` (Undo) for 6. */
export const notify = {
  success: (message: string, action?: Action) => void show('success', message, action),
  error: (message: string, action?: Action) => void show('error', message, action),
};

// Set while a region is there that has not been loaded yet.
let wake: (() => void) | undefined;

async function show(kind: 'success' | 'error', message: string, action?: Action): Promise<void> {
  wake?.();
  try {
    const { toast } = await load();
    toast[kind](message, { duration: action ? 6_000 : 3_000, action });
  } catch (error) {
    log(`Not shown: ${message}`, error);
  }
}

/**
 * Where toasts appear: once, in the app's root. A live region of its own, which has to be there before its first message:
 * it comes with the first touch of the page, or with a message that comes before that (sonner shows it once it is there).
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
      wake = undefined;
      setTouched(true);
      listening.abort();
    };
    wake = touch;
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, touch, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return touched;
}
