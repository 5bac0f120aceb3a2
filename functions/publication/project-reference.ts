import { cardOf, type CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { knownBy } from '#contract/permission/tells-customer';
import { markedTranslation, translatedCard } from '#contract/reference/translate';
import type { Translation } from '#contract/resources/translation';
import { once } from '#contract/primitives/once';
import { countsFor, isRefused } from '#contract/permission/state';
import { permissionWords } from '#contract/permission/words';
import type { PermissionEntry } from '#contract/resources/permission';
import type { CustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { cardsIn, cardsInLanguage, readLedger, readSnapshotTexts } from '../permission/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { readReadyTranslations } from '../translation/store.ts';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { projectionOf, type Projection } from './projection.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

/** Without a length there is no ledger, so it is not read. */
export type PublicCustomer = Pick<CustomerRow, 'id' | 'name' | 'ledgerLength' | 'attributes'>;

export interface Question {
  reference: ReferenceItem;
  customer: PublicCustomer;
  /** The entries that the caller's transaction appends to the ledger. It checks the end of the ledger itself. */
  entries?: readonly PermissionEntry[];
  /** The texts of snapshots that the same transaction stores. */
  snapshots?: ReadonlyMap<string, string>;
  /** The translations that are ready, if the caller changes one of them. */
  translations?: readonly Translation[];
  /** Answers about this tender count too. */
  tenderId?: string | undefined;
}

/** This is shown of a translation. Without a page, visitors see the original. */
export type ProjectedTranslation = Pick<Projection, 'page' | 'embed'> & { language: string };

export interface Projected extends Projection {
  translations: ProjectedTranslation[];
  /** The policy and the calendar that decided, as a condition on the page's row. */
  samePolicy: Condition;
  /** The ledger must not have grown meanwhile. */
  steps: Step[];
}

export async function projectReference(context: Tenant, question: Question): Promise<Projected> {
  const { organizationId } = context;
  const { reference, customer, entries: added = [] } = question;
  const { page, ledger, known, card, translations } = await readDecisive(context, question);
  const projection = projectionOf(known, card, reference.leaveOut);
  const { usedWords } = projection;
  const { language: original = settingsOf(page).language } = reference;
  const next = keys.permissionEntry(organizationId, customer.id, (ledger.at(-1)?.sequence ?? 0) + 1);
  return {
    ...projection,
    translations: translations.map((one) => {
      const projected = projectionOf({ ...one.known, usedWords }, one.card, reference.leaveOut);
      return { language: one.language, ...shownOf(projected, projection, original) };
    }),
    samePolicy: { permissionPolicy: asStored(page.permissionPolicy), timeZone: asStored(page.timeZone) },
    steps: added.length > 0 ? [] : [check(next, { pk: absent })],
  };
}

/** Reads everything that decides about a reference and its translations. */
export async function readDecisive(context: Tenant, question: Question) {
  const { now } = context;
  const { reference, customer, entries: added = [], snapshots: stored, tenderId } = question;
  const [page, ledger, translations] = await Promise.all([
    readSettingsRow(context),
    customer.ledgerLength === undefined ? [] : readLedger(context, customer.id),
    question.translations ?? readReadyTranslations(context, reference),
  ]);
  const entries = [...ledger, ...added].filter((entry) => countsFor(entry, tenderId));
  const earlier = await readSnapshotTexts(
    context,
    entries.flatMap(({ referenceId, snapshot }) =>
      snapshot && referenceId === reference.id ? [snapshot] : [],
    ),
  );
  const { permissionPolicy: policy, timeZone } = settingsOf(page);
  const { usedWords } = reference;
  const texts = new Map([...earlier, ...(stored ?? [])]);
  const known = {
    policy,
    timeZone,
    now,
    tenderId,
    entries,
    texts,
    snapshots: cardsIn(texts),
    usedWords,
    ...knownBy(customer),
  };
  const card = cardOf(reference, customer.name);
  return {
    page,
    ledger,
    known,
    card,
    translations: translations.map((translation) => ({
      language: translation.language,
      known: { ...known, ...cardsInLanguage(texts, translation.language) },
      card: { ...translatedCard(card, translation), slug: translation.slug },
    })),
  };
}

/**
 * Nothing is shown in a language that the original does not show either. Without its words a translation would be a
 * logo tile, and visitors see the original instead.
 */
function shownOf(translated: Projection, original: Projection, language: string) {
  function mark(card: CardContent | undefined, of: CardContent | undefined) {
    return card && of && !isLogoTile(card) ? markedTranslation(card, of, language) : undefined;
  }
  return { page: mark(translated.page, original.page), embed: mark(translated.embed, original.embed) };
}

const asStored = (value: string | undefined) => (value === undefined ? absent : equals(value));

/** Explains why nothing of the reference may be shown. */
export function refusalOf({ leftOut, isClosed }: Projection, { company }: { company: string }): AppError {
  const onPage = leftOut.filter(({ channel }) => channel === 'reference-page');
  const closed = onPage.filter(({ state }) => isRefused(state));
  const { subjects, channels } = permissionWords.en;
  const parts = isClosed ? closed : onPage;
  const list = lists().format(parts.map(({ subject }) => subjects[subject].phrase));
  const where = channels['reference-page'].phrase;
  const missing = parts.map(({ subject, channel }) => ({ subject, channel }));
  if (!isClosed)
    return new AppError('PERMISSION_REQUIRED', `${company} has not allowed its ${list} ${where}.`, {
      missing,
    });
  const verb = closed.some(({ state }) => state === 'withdrawn') ? 'withdrew' : 'refused';
  const text = `${company} ${verb} its ${list} ${where}. Ask again, or record a newer permission.`;
  return new AppError('PERMISSION_CLOSED', text, { missing });
}

const lists = once(() => new Intl.ListFormat('en-GB'));
