import { Search } from 'lucide-react';
import { IconButton } from '../../ui/elements/button.tsx';
import { usePalette } from './palette-provider.tsx';

const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function PaletteButton() {
  const { open, prefetch } = usePalette();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={onApple ? 'Meta+K' : 'Control+K'}
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className="flex min-h-8 items-center gap-2.5 rounded-lg px-2 text-left text-ink-2 transition-colors duration-100 hover:bg-hover hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1">Search</span>
      <kbd aria-hidden className="font-sans text-xs text-ink-3">
        {onApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

export function PaletteIconButton() {
  const { open, prefetch } = usePalette();
  return (
    <IconButton
      label="Search"
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prefetch}
      className="size-9"
    >
      <Search aria-hidden />
    </IconButton>
  );
}
