import { limits } from '#contract/rules/limits';
import { AppError } from '../errors/app-error.ts';

/** Former slugs stay reserved, so their number is limited; taking one back is always possible. */
export function requireRoom(slugs: ReadonlySet<string> = new Set(), slug: string): void {
  if (!slugs.has(slug) && slugs.size >= limits.slugs) throw new AppError('SLUG_LIMIT');
}
