import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useOrganizations } from '../../features/organizations/active/organization-provider.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';

const Palette = onDemand(() => import('./palette.tsx'));

interface PaletteControl {
  open: () => void;
  prefetch: () => void;
}

const Context = createContext<PaletteControl>({ open: () => undefined, prefetch: () => undefined });

export const usePalette = (): PaletteControl => use(Context);

export function PaletteProvider({ children }: { children: ReactNode }) {
  const { activeOrgId } = useOrganizations();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      // An open dialog has to be answered first.
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
