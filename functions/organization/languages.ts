import type { OrganizationSettings } from '#contract/resources/organization';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Chosen = Pick<OrganizationSettings, 'language' | 'languages'>;

/** A language's page would hide a story whose address is the same code. */
export async function requireFreeLanguages(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  before: Chosen,
  after: Chosen,
): Promise<void> {
  if (after.languages.includes(after.language)) {
    const message = 'The language of the originals needs no translation';
    throw new AppError('VALIDATION_FAILED', message, { fields: { languages: message } });
  }
  const added = after.languages.filter((language) => !before.languages.includes(language));
  const slugs = await table.getMany(added.map((code) => keys.referenceSlug(organizationId, code)));
  const ids = slugs.flatMap((row) => (row ? [row.referenceId as string] : []));
  const stories = await table.getMany(ids.map((id) => keys.reference(organizationId, id)));
  // A former address forwards to the story, which the language's page may hide.
  const taken = stories.find((story) => added.includes(story?.slug as never));
  if (!taken) return;
  const story = { id: taken.id as string, name: taken.name as string };
  throw new AppError(
    'SLUG_TAKEN',
    `The story “${story.name}” has the address “${String(taken.slug)}”. Give it another one first.`,
    { references: [story] },
  );
}
