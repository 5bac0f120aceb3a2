import { cardOf, type CardContent } from '#contract/cards/card';
import { emptyFields, recordOf } from '#contract/reference/field-values';
import { assetUseSteps, referencePictures } from '../asset/steps.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changesFiles, mayChangeAnyFile } from './changed-files.ts';
import { projectReference, refusalOf, type Projected, type PublicCustomer } from './project-reference.ts';
import type { Projection } from './projection.ts';
import type { Proof } from './proof.ts';
import { addPublicReference, removePublicReference } from './public-customer.ts';
import { isShown } from './surfaces.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Change {
  before?: ReferenceItem;
  after?: ReferenceItem;
  /** The customer of `after`. */
  customer?: PublicCustomer;
  projected?: Projected;
  /** The certificate of a card that ends because its customer took it back. */
  proof?: Proof | undefined;
}

interface Published {
  steps: Step[];
  /** The caller stores these on the reference's row while its approved version is public. */
  approvedPictures: ReferenceItem['approvedPictures'];
  /** The caller stores this too. */
  usedWords: ReferenceItem['usedWords'];
  /** A publishing call returns these lists of the card's parts. */
  parts: Parts;
}

/** A card that ends leaves a tombstone. Throws PERMISSION_CLOSED or PERMISSION_REQUIRED if nothing may be shown. */
export async function publicSteps(context: Writer, change: Change): Promise<Published> {
  const { organizationId, now } = context;
  const before = change.before && isShown(change.before) ? change.before : undefined;
  const after = change.after && isShown(change.after) ? change.after : undefined;
  const projected =
    after &&
    (change.projected ?? (await projectReference(context, { reference: after, customer: change.customer! })));
  if (projected && !projected.page) throw refusalOf(projected, { company: change.customer!.name });
  const approvedPictures = projected && after && otherPictures(organizationId, after, projected);
  const steps = assetUseSteps(
    organizationId,
    `reference:${(change.before ?? change.after)!.id}`,
    change.before
      ? { ...referencePictures(organizationId, change.before), ...change.before.approvedPictures }
      : {},
    change.after ? { ...referencePictures(organizationId, change.after), ...approvedPictures } : {},
  );
  const usedWords = projected?.usedWords ?? change.after?.usedWords;
  if (!before && !after) return { steps, approvedPictures, usedWords, parts: {} };

  const row = after && projected && publicRow(after, projected);
  const cards = [before && cardOf(before), projected?.page, projected?.embed];
  const bump = { add: { version: 1 }, ...filesOf(context, change, cards) };
  steps.push(
    update(keys.publicPage(organizationId), bump, { pk: exists, ...projected?.samePolicy }),
    ...(projected?.steps ?? []),
  );
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await removePublicReference(context, left));
  if (joined && left !== joined)
    steps.push(addPublicReference(organizationId, joined, change.customer!.name));
  const key = keys.publicReference(organizationId, (before ?? after)!.id);
  steps.push(row ? put(key, row) : put(key, tombstone(now), { pk: exists }));
  const proof = projected ? projected.proof : change.proof;
  // A card that never had a certificate needs no step.
  if (proof || !after || left !== joined) steps.push(proofStep(organizationId, (before ?? after)!.id, proof));
  return { steps, approvedPictures, usedWords, parts: partsOf(projected) };
}

/** A certificate names the customer, so it goes with the card; one that was taken back names nobody and stays. */
export const proofStep = (organizationId: string, referenceId: string, proof: Proof | undefined): Step => {
  const key = keys.publicProof(organizationId, referenceId);
  return proof ? put(key, proof) : remove(key, {});
};

type Parts = Partial<Pick<Projection, 'leftOut' | 'notAllowed'>>;

/** A list is left out while it is empty, so an organization that asks nobody sees no difference. */
const partsOf = ({ leftOut = [], notAllowed = [] }: Parts = {}): Parts => ({
  ...(leftOut.length > 0 && { leftOut }),
  ...(notAllowed.length > 0 && { notAllowed }),
});

/** The public row of an approved version is not read here, so any file may have changed. */
function filesOf(context: Writer, { before, after }: Change, cards: (CardContent | undefined)[]) {
  if (before?.approvedPictures) return mayChangeAnyFile;
  return changesFiles(context, { referenceId: (before ?? after)!.id, cards });
}

/** The customer's name is stored once, so the cards do not repeat it. */
function publicRow(after: ReferenceItem, projection: Projection) {
  const { visibility, updatedAt, attributes } = after;
  const stored = embedOf(projection);
  return {
    ...withoutCompany(projection.page!),
    customerId: attributes.customerId,
    visibility,
    updatedAt,
    ...(stored !== undefined && { embed: stored }),
  };
}

/** False hides the card from embeds; undefined stands for a card that equals the page's. */
export function embedOf({ page, embed }: Pick<Projection, 'page' | 'embed'>) {
  if (!embed) return false;
  return JSON.stringify(page) === JSON.stringify(embed) ? undefined : withoutCompany(embed);
}

const withoutCompany = ({ company: _omitted, ...card }: CardContent) => card;

/** Pictures of an approved version that the reference no longer has. A mark distinguishes them from its own. */
function otherPictures(
  organizationId: string,
  after: ReferenceItem,
  { page, embed }: Projection,
): Record<string, string> | undefined {
  const own = new Set(Object.values(referencePictures(organizationId, after)));
  const others = [page, embed].flatMap((card) =>
    card ? Object.entries(referencePictures(organizationId, recordOf({ ...emptyFields(), ...card }))) : [],
  );
  const approved = others.flatMap(([field, address]) =>
    typeof address === 'string' && address && !own.has(address) ? [[`${field}#approved`, address]] : [],
  );
  return approved.length > 0 ? Object.fromEntries(approved) : undefined;
}
