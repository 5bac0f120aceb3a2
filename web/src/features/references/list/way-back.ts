import type { ReferenceStatus } from '#contract/reference';

/** The steps from one status back to another: what was archived comes back as a draft first. */
export function wayBack(from: ReferenceStatus, to: ReferenceStatus): ReferenceStatus[] {
  return from === 'Archived' && to === 'Published' ? ['Draft', 'Published'] : [to];
}
