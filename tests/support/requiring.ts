import { createHash, randomUUID } from 'node:crypto';
import { cardOf, type CardContent } from '#contract/cards/card';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { ApprovalRow } from '#functions/approval/store';
import { readWordings } from '#functions/approval/wordings';
import { readCustomerRow } from '#functions/customer/store';
import { readSettingsRow, settingsOf } from '#functions/organization/store';
import { chained } from '#functions/permission/rules';
import { appendSteps } from '#functions/permission/steps';
import { followLedgerSteps } from '#functions/publication/follow-ledger';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicStory } from '#functions/public/get-public-story';
import { readReferencePage } from '#functions/public/get-reference-page';
import { listPublicPages } from '#functions/public/list-public-pages';
import { readReference } from '#functions/reference/store';
import { keys } from '#functions/shared/data/keys';
import { scheduledScope } from '#functions/shared/data/scope';
import { put, retryRace } from '#functions/shared/data/write';
import { memberTable } from '#functions/shared/membership/member-table';
import type { AppError } from '#functions/shared/errors/app-error';
import { callRaw } from './call.ts';
import { ownersContext } from './in-process.ts';
import { call, makeCustomer, makeOwner, makeReference } from './people.ts';

export type Policy = 'off' | 'warn' | 'require';

interface Grant {
  referenceId?: string;
  subjects?: readonly Subject[];
  channels?: readonly Channel[];
  validFrom?: string;
  expiresOn?: string;
}

export async function makeRequiring(policy: Policy = 'require') {
  const { owner, organizationId, caller } = await makeOwner({ maxCards: 1_000 });
  const inProcess = (now = new Date()) => ownersContext(organizationId, owner.userId, now);
  const setPolicy = (permissionPolicy: Policy) =>
    callRaw(organizationRoutes.saveSettings, { permissionPolicy }, caller);
  if (policy !== 'warn') await setPolicy(policy);

  const recordPermission = (customerId: string, grant: Grant = {}) =>
    call(
      permissionRoutes.recordPermission,
      { customerId, subjects, channels, wording: 'You may', method: 'contract', ...grant },
      caller,
    );

  async function approve(reference: Reference, grant: Omit<Grant, 'referenceId'> = {}, now = new Date()) {
    const context = inProcess(now);
    const { customerId } = reference.attributes;
    const { name } = await readCustomerRow(context, customerId);
    const card = cardOf(reference, name);
    const wordings = reference.translations ? await wordingsNow(context, reference.id, card) : {};
    const text = JSON.stringify({ organization: 'Ours', branding: {}, card, ...wordings });
    const snapshot = createHash('sha256').update(text).digest('hex');
    const approvalId = randomUUID();
    const request: ApprovalRow = {
      id: approvalId,
      customerId,
      referenceId: reference.id,
      contact: { name: 'Maija Meri' },
      subjects: [...subjects],
      channels: [...channels],
      wording: 'You may',
      language: 'en',
      snapshot,
      status: 'approved',
      askedBy: owner.userId,
      askedAt: now.toISOString(),
      validUntil: now.toISOString(),
      reminders: [],
      linkHash: 'a'.repeat(64),
      appliedCount: 1,
    };
    await context.table.commit([
      put(keys.snapshot(organizationId, snapshot), { text }),
      put(keys.approval(organizationId, customerId, approvalId), request),
    ]);
    return await retryRace(async () => {
      const customer = await readCustomerRow(context, customerId);
      const current = await readReference(context, reference.id);
      const entry = chained(
        {
          id: randomUUID(),
          kind: 'granted',
          customerId,
          referenceId: reference.id,
          subjects: [...subjects],
          channels: [...channels],
          ...(grant as object),
          wording: 'You may',
          method: 'link',
          approvalId,
          snapshot,
          ...(wordings.languages && { languages: wordings.languages }),
          at: now.toISOString(),
        },
        customer,
      );
      const table = memberTable(organizationId, scheduledScope('permission', organizationId));
      await table.commit([
        ...appendSteps(organizationId, entry, customer),
        ...(current.attributes.customerId === customerId
          ? (await followLedgerSteps(context, { reference: current, customer, entries: [entry] })).steps
          : []),
      ]);
      return entry;
    });
  }

  return {
    owner,
    organizationId,
    caller,
    inProcess,
    setPolicy,
    recordPermission,
    approve,
    newCustomer: async (name = 'Harbour Oy') => (await makeCustomer(owner, organizationId, { name })).id,
    makeDraft: (customerId: string, input: Parameters<typeof makeReference>[3] = {}) =>
      makeReference(owner, organizationId, customerId, input),
    /** Clears the date, because an update without one sets the current month. */
    save: (
      { id, attributes: { customerId } }: Reference,
      changes: { attributes?: object; [field: string]: unknown },
    ) =>
      callRaw(
        referenceRoutes.updateReference,
        { id, ...changes, attributes: { customerId, referenceDate: null, ...changes.attributes } },
        caller,
      ),
    read: (id: string) => call(referenceRoutes.getReference, { id }, caller),
    withdraw: (input: object) => call(permissionRoutes.withdrawPermission, input, caller),
  };
}

async function wordingsNow(context: ReturnType<typeof ownersContext>, id: string, card: CardContent) {
  const [reference, page] = await Promise.all([readReference(context, id), readSettingsRow(context)]);
  return await readWordings(context, { reference, card, settings: settingsOf(page) });
}

export async function everySurface(
  organizationId: string,
  collectionId: string,
  ids: readonly string[],
  language?: string,
) {
  const at = { now: new Date() };
  const missing = (error: AppError) => {
    if (!['NOT_FOUND', 'GONE'].includes(error.code)) throw error;
    return undefined;
  };
  const organization = { id: organizationId, language };
  const collection = { id: collectionId, language };
  const one = (read: (referenceId: string) => Promise<{ card: CardContent }>) =>
    Promise.all(ids.map((id) => read(id).catch(missing))).then((found) => ({
      references: found.flatMap((shown) => (shown ? [shown.card] : [])),
    }));
  const [page, embed, list, listEmbed, own, ownEmbed, story, sitemap] = await Promise.all([
    readReferencePage(at, organization),
    readReferencePage(at, organization, 'embed'),
    readPublicCollection(at, collection),
    readPublicCollection(at, collection, 'embed'),
    one((referenceId) => getPublicReference(at, { organizationId, referenceId, preferred: language })),
    one((referenceId) =>
      getPublicReference(at, { organizationId, referenceId, preferred: language }, 'embed'),
    ),
    one((reference) => getPublicStory(at, { organizationId, reference, language })),
    listPublicPages(at, { organizationId }),
  ]);
  return {
    pages: [page, list, own, story].flatMap(({ references }) => references),
    embeds: [embed, listEmbed, ownEmbed].flatMap(({ references }) => references),
    sitemap: sitemap.references.map(({ id }) => id),
  };
}
