import { limits } from '#contract/rules/limits';
import { AppError } from '../errors/app-error.ts';

/** Of the names that something has had: each is kept, so nobody may take any number. One of them can always be taken back. */
export function requireRoom(slugs: ReadonlySet<string> = new Set(), slug: string): void {
  if (!slugs.has(slug) && slugs.size >= limits.slugs) throw new AppError('SLUG_LIMIT');
}
