import { clsx } from 'clsx';

interface AvatarProps {
  name: string | undefined;
  /** Round for people, square for organizations and customers. */
  shape?: 'round' | 'square';
  className?: string;
}

/** A name's initials, at most two; ? without a name. Decoration: put the name beside it. */
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

/** First letters of a full name, at most 2; ? when there is no name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  return words.map(firstCharacter).slice(0, 2).join('').toUpperCase() || '?';
}

// By code point, so that a letter outside the basic plane is not cut in half.
const firstCharacter = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);
