import { Search } from 'lucide-react';
import * as words from '#words/shell';
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
      className="flex min-h-8 items-center gap-2.5 rounded-lg px-2 text-start text-ink-2 transition-colors duration-100 hover:bg-hover hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1">{words.search}</span>
      <kbd aria-hidden className="font-sans text-xs text-ink-3">
        {onApple ? words.searchKeyOnApple : words.searchKey}
      </kbd>
    </button>
  );
}

export function PaletteIconButton() {
  const { open, prefetch } = usePalette();
  return (
    <IconButton
      label={words.search}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prefetch}
      className="size-9"
    >
      <Search aria-hidden />
    </IconButton>
  );
}
