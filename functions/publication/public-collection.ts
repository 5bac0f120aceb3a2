import { isDeepStrictEqual } from 'node:util';
import type { Collection, Letter } from '#contract/resources/collection';
import { absentOr, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changesFiles } from './changed-files.ts';

/** Returns names by language. A collection without a name in a language has no page in it of its own. */
export const translatedNames = ({ translations = {} }: Pick<Collection, 'translations'>) =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, name]] : [])),
  );

/** What the page of all references says of a public collection. */
function listing(collection: Collection | undefined) {
  if (collection?.visibility !== 'public') return undefined;
  const { name, validUntil } = collection;
  const names = translatedNames(collection);
  return { name, ...(Object.keys(names).length > 0 && { names }), ...(validUntil && { validUntil }) };
}

function forReader({ sender, ...letter }: Letter) {
  if (!sender) return letter;
  const { userId: _, ...shown } = sender;
  return { ...letter, sender: shown };
}

/** A private or deleted collection leaves a tombstone. The organization's page and sitemap list public ones. */
export function publicCollectionSteps(
  { organizationId, now }: Pick<MemberContext, 'organizationId' | 'now'>,
  { before, after }: { before?: Collection; after?: Collection },
): Step[] {
  const collectionId = (before ?? after)!.id;
  const key = keys.publicCollection(collectionId);
  const ours = { organizationId: absentOr(equals(organizationId)) };
  const listed = keys.listedCollection(organizationId, collectionId);
  const steps: Step[] = [];
  if (after && after.visibility !== 'private') {
    const { createdAt: _at, createdBy: _by, updatedAt: _when, importId: _from, letter, ...copy } = after;
    steps.push(put(key, { organizationId, ...copy, ...(letter && { letter: forReader(letter) }) }, ours));
  } else if (before && before.visibility !== 'private') {
    steps.push(put(key, { organizationId, ...tombstone(now) }, ours));
  }
  // The page's version triggers an invalidation of the edge.
  if (steps.length > 0)
    steps.push(
      update(
        keys.publicPage(organizationId),
        { add: { version: 1 }, ...changesFiles({ organizationId, now }) },
        { pk: exists },
      ),
    );
  const [said, says] = [listing(before), listing(after)];
  if (says && !isDeepStrictEqual(said, says)) steps.push(put(listed, says));
  if (said && !says) steps.push(remove(listed, {}));
  return steps;
}
