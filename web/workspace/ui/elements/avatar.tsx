import { clsx } from 'clsx';

interface AvatarProps {
  name: string | undefined;
  shape?: 'round' | 'square';
  className?: string;
}

export function Avatar({ name, shape = 'round', className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center font-semibold select-none',
        shape === 'round' ? 'rounded-full bg-accent-soft text-accent-ink' : 'rounded-md bg-ink text-canvas',
        className ?? 'size-8 text-xs',
      )}
    >
      {initials(name)}
    </span>
  );
}

export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  return words.map(firstCharacter).slice(0, 2).join('').toUpperCase() || '?';
}

// By code point, because a surrogate pair must not be split.
const firstCharacter = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);
