import { cardOf, type CardContent } from '#contract/cards/card';
import { emptyFields, recordOf } from '#contract/reference/field-values';
import { assetUseSteps, referencePictures } from '../asset/steps.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { hashOf } from '../shared/data/hash.ts';
import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { tombstone } from '../shared/data/tombstone.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changesFiles, mayChangeAnyFile } from './changed-files.ts';
import { keepsShown, mayExpire } from './may-expire.ts';
import {
  projectReference,
  refusalOf,
  type Projected,
  type ProjectedTranslation,
  type PublicCustomer,
  type Question,
} from './project-reference.ts';
import type { Projection } from './projection.ts';
import type { Proof } from './proof.ts';
import { addPublicReference, removePublicReference } from './public-customer.ts';
import { isShown } from './surfaces.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Change extends Pick<Question, 'entries' | 'snapshots'> {
  before?: ReferenceItem;
  after?: ReferenceItem;
  /** The customer of `after`. */
  customer?: PublicCustomer;
  projected?: Projected | undefined;
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
    (change.projected ??
      (await projectReference(context, { ...change, reference: after, customer: change.customer! })));
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
  const key = keys.publicReference(organizationId, (before ?? after)!.id);
  // What visitors see is read after the ledger, so that an entry written in between refuses this transaction.
  const seen = before && row && projected.leftOut.length === 0 && (await context.table.get(key));
  const bump = {
    add: { version: 1 },
    ...filesOf(context, change, cards),
    ...(seen && keepsShown(seen, row) && mayExpire),
  };
  steps.push(
    update(keys.publicPage(organizationId), bump, { pk: exists, ...projected?.samePolicy }),
    ...(projected?.steps ?? []),
  );
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await removePublicReference(context, left));
  if (joined && left !== joined)
    steps.push(addPublicReference(organizationId, joined, change.customer!.name));
  steps.push(row ? put(key, row) : put(key, tombstone(now), { pk: exists }));
  steps.push(...translationSteps(organizationId, change, projected));
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

export type Parts = Partial<Pick<Projection, 'leftOut' | 'notAllowed'>>;

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
function publicRow({ visibility, updatedAt, attributes, language }: ReferenceItem, projected: Projected) {
  const wordings = Object.fromEntries(
    shownTranslations(projected).map((one) => [one.language, wordingOf(one)]),
  );
  return {
    ...columnsOf(projected),
    customerId: attributes.customerId,
    visibility,
    updatedAt,
    ...(language && { language }),
    ...(Object.keys(wordings).length > 0 && { wordings }),
  };
}

function columnsOf(cards: Pick<Projection, 'page' | 'embed'>) {
  const stored = embedOf(cards);
  return { ...withoutCompany(cards.page!), ...(stored !== undefined && { embed: stored }) };
}

/** The original's row names the translations that visitors see, and a translation whose stamp differs is not shown. */
export interface Wording {
  slug?: string | undefined;
  stamp: string;
}

const wordingOf = (shown: ProjectedTranslation): Wording => ({
  ...(shown.page!.slug && { slug: shown.page!.slug }),
  stamp: hashOf(JSON.stringify(columnsOf(shown))).slice(0, 16),
});

const shownTranslations = ({ translations }: Projected) => translations.filter(({ page }) => page);

/** One transaction writes the original and its translations, so that none outlives what its original shows. */
function translationSteps(
  organizationId: string,
  { before, after }: Change,
  projected: Projected | undefined,
) {
  const { id, translations = {} } = (after ?? before)!;
  const shown = projected ? shownTranslations(projected) : [];
  const isShownIn = (language: string) => shown.some((one) => one.language === language);
  const left = Object.keys({ ...before?.translations, ...translations }).filter((one) => !isShownIn(one));
  return [
    ...shown.map((one) =>
      put(keys.publicTranslation(organizationId, one.language, id), {
        ...columnsOf(one),
        stamp: wordingOf(one).stamp,
      }),
    ),
    ...left.map((language) => remove(keys.publicTranslation(organizationId, language, id), {})),
  ];
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
