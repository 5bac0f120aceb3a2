import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useOrganizations } from '../../features/organizations/organization-provider.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const Palette = onDemand(() => import('./palette.tsx'));

interface PaletteControl {
  open: () => void;
  /** Fetches its code when a pointer or the focus comes near a button that opens it. */
  prefetch: () => void;
}

const Context = createContext<PaletteControl>({ open: () => undefined, prefetch: () => undefined });

export const usePalette = (): PaletteControl => use(Context);

/** The command palette: Ctrl K or ⌘ K anywhere in the shell, and the buttons inside this. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { activeOrgId } = useOrganizations();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      // A dialog asks for an answer first.
      if (!document.querySelector('dialog[open]')) setOpened(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const control = useMemo(() => ({ open: () => setOpened(true), prefetch: Palette.prefetch }), []);
  return (
    <Context value={control}>
      {children}
      {opened && activeOrgId ? <Palette onClose={() => setOpened(false)} /> : null}
    </Context>
  );
}

function isPaletteKey({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && metaKey !== ctrlKey && !shiftKey && !altKey;
}
