import type { BuyerProof, buyerProofRoutes } from '#contract/tender/buyer-proof';
import type { Input } from '#contract/primitives/route';
import type { Tender } from '#contract/resources/tender';
import { holdUntilOf } from '#contract/tender/light';
import { isStillOpen } from '#contract/tender/status';
import { visitorLanguage } from '#contract/words/languages';
import * as words from '#words/tender-fields';
import { customerRow, type CustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readEntries, type BasedEntry } from '../publication/read-entries.ts';
import { missingForSheet, writtenSheet } from '../publication/sheet.ts';
import { referenceRow } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { proofScope } from '../shared/data/scope.ts';
import { check, put, update, type Step } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { publishKey, signed } from '../shared/security/signature.ts';
import { proofAddress } from '../publication/proof-address.ts';
import type { OpenProofRow, Proven, ShownReference } from '../publication/proof-rows.ts';
import { endedStep, leavingSteps } from './proof-steps.ts';
import { readProof, toBuyerProof } from './proof-store.ts';
import { signedText } from './signed-text.ts';

type Chosen = Omit<Input<typeof buyerProofRoutes.saveBuyerProof>, 'id'>;

interface Made {
  row: ShownReference;
  found: Pick<Proven, 'subjects' | 'contactIds'>;
}

/** The ledgers that were read are conditions, so a customer who withdraws at this moment is heard first. */
export async function writeProof(
  context: MemberContext,
  { tender, generation }: { tender: Tender; generation: number },
  { referenceIds: asked = tender.referenceIds, name }: Chosen,
): Promise<BuyerProof> {
  const { organizationId, now } = context;
  const referenceIds = [...new Set(asked)];
  const settings = await readSettingsRow(context);
  const page = pageOf(context, { tender, generation, settings, name });
  requireLiving(tender, page, now);
  requireOfTender(tender, referenceIds);
  const customers = await readCustomers(context, referenceIds);
  const language = tender.languages[0] ?? settingsOf(settings).language;
  const { entries } = await readEntries(context, {
    language,
    channel: 'tender',
    tenderId: tender.id,
    referenceIds,
  });
  requireAllowed(referenceIds, entries);
  const made = await Promise.all(entries.map((entry, at) => madeOf(entry, at + 1, { language, page })));
  await publishKey('proof');
  const { path, hash } = await proofAddress(organizationId, tender.id, generation);
  const before =
    tender.proof && (await proofAddress(organizationId, tender.id, tender.proof.generation)).hash;
  const known = before === undefined ? undefined : await readProof(before, { opens: true });
  const isSame = before === hash;
  const kept = {
    numbers: isSame ? made.length : 0,
    referenceIds: new Set(made.map(({ row }) => row.referenceId)),
  };
  await memberTable(organizationId, proofScope(hash, before ?? hash)).commit([
    update(
      keys.tender(organizationId, tender.id),
      { set: { proof: { generation, open: true } } },
      {
        version: equals(tender.version),
        // What the tender says otherwise of a reference is in its picks.
        partsVersion: equals(tender.partsVersion),
        proof: tender.proof ? equals(tender.proof) : absent,
      },
    ),
    ...(known ? leavingSteps(organizationId, tender, { hash: before!, known, kept }) : []),
    ...(known && !isSame ? [endedStep(before!, known, context)] : []),
    put(keys.buyerProof(hash), { ...page, ...expiresAfterDays('endedProofDays', new Date(page.holdUntil)) }),
    ...made.flatMap((one) => provenSteps(page, tender, hash, one)),
    ...customers.map((customer) => sameLedger(organizationId, customer)),
    record(context, organizationId, 'tender.prove', { id: tender.id, version: generation }),
  ]);
  const opens = isSame ? (known?.opens ?? []) : [];
  return toBuyerProof({ page, references: made.map(({ row }) => row), opens }, path);
}

interface Named extends Pick<Chosen, 'name'> {
  tender: Tender;
  generation: number;
  settings: Awaited<ReturnType<typeof readSettingsRow>>;
}

function pageOf(
  { organizationId, now }: MemberContext,
  { tender, generation, settings, name }: Named,
): OpenProofRow {
  const { timeZone, language } = settingsOf(settings);
  const { title, buyer, deadline, languages } = tender;
  return {
    status: 'open',
    organizationId,
    organization: settings.name,
    generation,
    // A team that keeps the tender to itself writes a name that tells less, and then the buyer is not named.
    name: name || title,
    buyer: !name || name === title ? buyer?.name : undefined,
    deadline,
    holdUntil: holdUntilOf(tender),
    timeZone,
    language: visitorLanguage(languages[0] ?? language),
    madeAt: now.toISOString(),
  };
}

function requireLiving({ status }: Tender, { holdUntil, timeZone }: OpenProofRow, now: Date): void {
  const isOver = holdUntil < dayIn(timeZone, now);
  if (!isOver && isStillOpen(status)) return;
  throw new AppError('INVALID_TRANSITION', words.proofTooLate);
}

function requireOfTender(tender: Tender, referenceIds: readonly string[]): void {
  const known = new Set(tender.referenceIds);
  if (referenceIds.length > 0 && referenceIds.every((id) => known.has(id))) return;
  throw new AppError('VALIDATION_FAILED', words.referenceUnknown, {
    fields: { referenceIds: words.referenceUnknown },
  });
}

async function readCustomers(
  { table, organizationId }: MemberContext,
  referenceIds: readonly string[],
): Promise<CustomerRow[]> {
  const references = await table.getMany(referenceIds.map((id) => keys.reference(organizationId, id)));
  const ids = references.map((row) => {
    if (!row) throw new AppError('REFERENCE_GONE');
    return fromRow(referenceRow, row).attributes.customerId;
  });
  const rows = await table.getMany([...new Set(ids)].map((id) => keys.customer(organizationId, id)));
  return rows.flatMap((row) => (row ? [fromRow(customerRow, row)] : []));
}

/** A page says that permissions are held, so whatever the policy, name and text of each reference are allowed. */
function requireAllowed(referenceIds: readonly string[], entries: readonly BasedEntry[]): void {
  const told = new Set(entries.map(({ said }) => said.referenceId));
  const refused = [
    ...referenceIds
      .filter((id) => !told.has(id))
      .map((id) => ({ id, name: '', subjects: ['text' as const] })),
    ...entries.map((entry) => {
      const { referenceId, title } = entry.said;
      return { id: referenceId, name: title, subjects: missingForSheet(entry) };
    }),
  ].filter(({ subjects }) => subjects.length > 0);
  if (refused.length === 0) return;
  const subjects = new Set(refused.flatMap((one) => one.subjects));
  throw new AppError('PERMISSION_REQUIRED', undefined, {
    references: refused.map(({ id, name }) => ({ id, name })),
    missing: [...subjects].map((subject) => ({ subject, channel: 'tender' as const })),
  });
}

async function madeOf(
  entry: BasedEntry,
  number: number,
  { language, page }: { language: string; page: OpenProofRow },
): Promise<Made> {
  const { customerId, referenceId, title } = entry.said;
  const { subjects, contactIds, ...sheet } = writtenSheet(entry, language);
  const row = { number, customerId, referenceId, title, ...sheet };
  const isSigned = sheet.state === 'confirmed';
  return {
    row: {
      ...row,
      ...(isSigned && { signed: await signed('proof', Buffer.from(signedText(page.organization, row))) }),
    },
    found: { subjects, contactIds },
  };
}

function provenSteps(page: OpenProofRow, tender: Tender, hash: string, { row, found }: Made): Step[] {
  const { customerId, referenceId, number } = row;
  const about = { ...found, customerId, referenceId, tenderId: tender.id, hash, number };
  return [
    put(keys.provenReference(hash, number), {
      ...row,
      ...expiresAfterDays('provenDays', new Date(page.holdUntil)),
    }),
    put(keys.proven(page.organizationId, customerId, referenceId, tender.id), about satisfies Proven),
  ];
}

const sameLedger = (organizationId: string, { id, ledgerHash }: CustomerRow): Step =>
  check(keys.customer(organizationId, id), {
    ledgerHash: ledgerHash === undefined ? absent : equals(ledgerHash),
  });
