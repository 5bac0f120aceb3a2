import canonicalize from 'canonicalize';
import { cardOf } from '#contract/cards/card';
import { templateOf } from '#contract/cards/templates';
import type { Input } from '#contract/primitives/route';
import type { Snapshot, approvalRoutes } from '#contract/resources/approval';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { readContact, readCustomerRow } from '../customer/store.ts';
import { brandingOf, readSettingsRow, settingsOf, type BrandingRow } from '../organization/store.ts';
import { inTender } from '../publication/told-in-tender.ts';
import { requireComplete, requireOwnWords } from '../reference/rules.ts';
import { readReference, type ReferenceItem } from '../reference/store.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError, RaceLost, TimeUp } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { askerOf } from './mails.ts';
import { readPrepared, readTold } from './tender.ts';
import { partsIn, readWordings } from './wordings.ts';

export type Question = Input<typeof approvalRoutes.askApproval>;
type Ask = Pick<Question, 'referenceId' | 'contactId' | 'subjects'>;

/** Reads what one mail asks about. All of its references are asked about or none is. */
export async function readAsked(context: MemberContext, question: Question) {
  const { table, organizationId, userId } = context;
  const asks: Ask[] = [question, ...(question.also ?? [])];
  const [page, member, tender, references] = await Promise.all([
    readSettingsRow(context),
    table.get(keys.member(organizationId, userId)),
    question.tender && readPrepared(context, question.tender.id),
    Promise.all(asks.map((ask) => naming(ask, question, () => readReference(context, ask.referenceId)))),
  ]);
  const settings = settingsOf(page);
  const branding = brandingOf((page as unknown as { branding: BrandingRow }).branding);
  const shared = { question, settings, name: page.name, branding, tender };
  const asked = await Promise.all(
    asks.map((ask, index) =>
      naming(ask, question, () => readOne(context, { ...shared, ask, reference: references[index]! })),
    ),
  );
  const [first] = asked;
  if (asked.some(({ contact }) => emailHash(contact.email) !== emailHash(first!.contact.email)))
    throw new AppError('VALIDATION_FAILED', anotherAddress, { fields: { also: anotherAddress } });
  const bytes = asked.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > serverLimits.askedBytes)
    throw new AppError('VALIDATION_FAILED', tooLong, { fields: { also: tooLong } });
  return { asked, tender, approvalLimit: settings.approvalLimit, asker: askerOf(member) };
}

export type Asked = Awaited<ReturnType<typeof readOne>>;

interface One {
  question: Question;
  ask: Ask;
  reference: ReferenceItem;
  settings: ReturnType<typeof settingsOf>;
  name: string;
  branding: ReturnType<typeof brandingOf>;
  tender: Awaited<ReturnType<typeof readPrepared>> | undefined;
}

async function readOne(context: MemberContext, one: One) {
  const { question, ask, reference, settings, branding, tender } = one;
  const { customerId } = reference.attributes;
  const [customer, contact, next] = await Promise.all([
    readCustomerRow(context, customerId),
    readContact(context, customerId, ask.contactId),
    question.next && readContact(context, customerId, question.next.contactId),
  ]);
  // A contact must not confirm sample texts, even those of a draft.
  const published = { ...reference, status: 'Published' } as const;
  requireOwnWords(published, customer.name);
  if (question.publishOnYes) requireComplete(published);
  if ((customer.ledgerLength ?? 0) >= limits.permissionEntries) throw new AppError('PERMISSION_LIMIT');
  const { id: templateId } = templateOf(reference.templateId);
  const own = branding.templateConfigs[templateId];
  const { language: original = settings.language } = reference;
  const told =
    tender && (await readTold(context, { ...tender, name: question.tender?.name }, { reference, original }));
  const { translations: texts, ...facts } = told?.snapshot.facts ?? {};
  const card = inTender(cardOf(reference, customer.name), facts);
  const wordings = await readWordings(context, { reference, card, settings, texts });
  const snapshot: Snapshot = {
    organization: one.name,
    branding: { ...branding, templateConfigs: own === undefined ? {} : { [templateId]: own } },
    card,
    ...wordings,
    ...(told && { tender: { ...told.snapshot, facts: { ...facts, ...partsIn(wordings, texts) } } }),
  };
  return {
    ask,
    reference,
    customer,
    contact,
    next,
    snapshot,
    // Canonical JSON (RFC 8785) makes the text independent of the order of attributes in the table.
    text: canonicalize(snapshot)!,
    tender: told && { id: tender.id, name: told.snapshot.name },
    called: told?.called,
    steps: told ? [told.step] : [],
  };
}

/** An error about one of several references names it, so that the others can be asked about without it. */
export async function naming<Found>(
  { referenceId: id }: Ask,
  { also }: Question,
  read: () => Found | Promise<Found>,
): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    const isOfOne = error instanceof AppError && !(error instanceof RaceLost || error instanceof TimeUp);
    if (!also?.length || !isOfOne) throw error;
    throw new AppError(error.code, error.message, { ...error.details, references: [{ id, name: '' }] });
  }
}

const anotherAddress = 'One mail asks one address';
const tooLong = 'These stories are too long for one mail. Ask about fewer at once.';
