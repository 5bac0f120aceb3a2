import { AppError } from '../shared/errors/app-error.ts';
import type { Fetched } from '../shared/fetch/fetch-outside.ts';

export const maxPageBytes = 5 * 1024 ** 2;

/** Throws WEBSITE_UNREADABLE for what is missing or no page. */
export function requirePage(found: Fetched | undefined): Fetched {
  if (found && /^(text\/html|application\/xhtml\+xml)$/.test(found.type)) return found;
  throw new AppError('WEBSITE_UNREADABLE');
}
