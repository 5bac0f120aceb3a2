import { clsx } from 'clsx';
import { initials } from '../lib/initials.ts';

interface AvatarProps {
  name: string | undefined;
  /** Round for people, square for organisations and customers. */
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
