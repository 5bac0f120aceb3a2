import { randomBytes } from 'node:crypto';
import type { DocumentFormat } from '#contract/resources/document';
import { retention } from '#contract/rules/retention';
import { buyerProofPath } from '#contract/tender/proof-page';
import { visitorLanguage } from '#contract/words/languages';
import { readSettingsRow, settingsOf } from '../../organization/store.ts';
import type { InDocument, OpenPage } from '../../publication/document-rows.ts';
import { documentProofHashOf } from '../../publication/proof-address.ts';
import type { BasedEntry, Tenant } from '../../publication/read-entries.ts';
import { isAllowed } from '../../publication/sheet.ts';
import { absentOr, atMost, equals } from '../../shared/data/expression.ts';
import { expiresAfterDays } from '../../shared/data/expiry.ts';
import { keys } from '../../shared/data/keys.ts';
import { put, remove, wins, type Step } from '../../shared/data/write.ts';
import { addDays, dayIn } from '../../shared/days/days.ts';
import type { DocumentItem } from '../store.ts';
import { linkTo, type ProofLink } from './for-tender.ts';

/** They have room for an address and its code. */
const linked: ReadonlySet<DocumentFormat> = new Set(['pdf', 'docx', 'pptx', 'xlsx']);

/** The token is in the file alone. Its hash is in rows. */
export type NewProof = ProofLink & { hash: string };

/** A document that rests on no permission has nothing that could still hold. A buyer's form says what the buyer asks. */
export async function newProof(
  { format, form }: DocumentItem,
  entries: readonly BasedEntry[],
): Promise<NewProof | undefined> {
  if (form || !linked.has(format) || !entries.some(isPermitted)) return undefined;
  const token = randomBytes(32).toString('base64url');
  return {
    ...(await linkTo(`${buyerProofPath}/${token}`, 'stillHolds')),
    hash: documentProofHashOf(token),
  };
}

const isPermitted = ({ said, basis: { decisions } }: BasedEntry): boolean =>
  said.subjects.some((subject) => isAllowed(decisions[subject].state));

/** Belongs in the transaction that ends the job. */
export async function pageStep(
  tenant: Tenant,
  { language }: DocumentItem,
  { entries, hash }: { entries: readonly BasedEntry[]; hash: string },
): Promise<Step> {
  const { organizationId, now } = tenant;
  const page = await readSettingsRow(tenant);
  const { timeZone } = settingsOf(page);
  const until = addDays(dayIn(timeZone, now), retention.documentProofDays);
  const row: OpenPage = {
    status: 'open',
    organizationId,
    organization: page.name,
    language: visitorLanguage(language),
    timeZone,
    madeAt: now.toISOString(),
    until,
    references: entries.map(({ said, holdsUntil }) => ({
      id: said.referenceId,
      title: said.title,
      ...(holdsUntil && { until: holdsUntil }),
    })),
  };
  return put(keys.documentProof(hash), { ...row, ...expiresAfterDays('endedProofDays', new Date(until)) });
}

/** A transaction takes a hundred steps. */
const atOnce = 100;

/**
 * A withdrawal finds the document by these rows, so they are written before the ledgers are read for the last time. A
 * run that has lost its lease changes no row of a later one.
 */
export async function keepUses(
  { table, organizationId, now }: Tenant,
  item: DocumentItem,
  { entries, hash }: { entries: readonly BasedEntry[]; hash: string | undefined },
): Promise<void> {
  const { id, format, title, channel, tenderId, createdBy } = item;
  const run = runOf(item);
  const steps = entries.map(({ said: { customerId, referenceId, subjects } }) => {
    const row: InDocument = {
      customerId,
      referenceId,
      subjects,
      documentId: id,
      title,
      format,
      ...(channel && { channel }),
      ...(tenderId && { tenderId }),
      madeAt: now.toISOString(),
      madeBy: createdBy,
      run,
      ...(hash && { hash }),
    };
    const key = keys.inDocument(organizationId, customerId, referenceId, id);
    return put(
      key,
      { ...row, ...expiresAfterDays('documentProofDays', now) },
      { run: absentOr(atMost(run)) },
    );
  });
  for (let from = 0; from < steps.length; from += atOnce)
    await table.commit(steps.slice(from, from + atOnce));
}

/** For a run whose file nobody gets. */
export async function forgetUses(
  { table, organizationId }: Tenant,
  item: DocumentItem,
  entries: readonly BasedEntry[],
): Promise<void> {
  for (const { said } of entries) {
    const key = keys.inDocument(organizationId, said.customerId, said.referenceId, item.id);
    await wins(table.commit([remove(key, { run: equals(runOf(item)) })]));
  }
}

const runOf = ({ leasedUntil }: DocumentItem): number => Date.parse(leasedUntil!);
