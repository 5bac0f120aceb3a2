import { lazy, Suspense } from 'react';

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

/** Where toasts appear: once, in the app's root. A live region of its own. */
export function ToastRegion({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Suspense>
      <Region theme={theme} position="bottom-right" gap={8} containerAriaLabel="Notifications" />
    </Suspense>
  );
}
