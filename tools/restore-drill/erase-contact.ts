import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { eraseContact } from '#functions/customer/erase-contact';
import { approvalRow } from '#functions/approval/store';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { fromRow, type Item } from '#functions/shared/data/read';
import { memberTable } from '#functions/shared/membership/member-table';
import { permissionEntry } from '#contract/resources/permission';
import { requireTable } from './backup.ts';
import { openLocalData } from './local-engine.ts';
import { asOperator, findTable, operateOn, Refusal } from './operator.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** `npm run erase-contact -- --organization <id> --email <address> --stage prod`, for a person who asks the operator. */
await asOperator('npm run erase-contact', async () => {
  const { organization, email, stage, table, local } = readOptions();
  const engine = local ? await openLocalData() : undefined;
  try {
    const client = new DynamoDBClient({});
    const tableName = table ?? (await findTable(client, stage ?? 'local'));
    await requireTable(client, tableName);
    operateOn(tableName);
    const found = await contactsWith(organization, email);
    if (found.length === 0) throw new Refusal(`Nobody with this address is known in ${organization}.`);
    for (const contact of found) {
      const log = (code: string) => console.log(code);
      const context = { now: new Date(), userId: 'operator', requestId: 'erase-contact', log };
      const own = memberTable(organization);
      const { entries, requests } = await eraseContact(
        { ...context, organizationId: organization, table: own },
        contact,
      );
      console.log(`Erased contact ${contact.contactId}: ledger entries ${entries}, requests ${requests}`);
    }
    return 0;
  } finally {
    await engine?.stop();
  }
});

/** A person may be a contact of several customers, or only be named in what a deleted contact has answered. */
async function contactsWith(organizationId: string, email: string) {
  const table = memberTable(organizationId);
  const below = (prefix: string) => table.all(partitions.organization(organizationId), { prefix });
  if (!(await table.get(keys.organization(organizationId))))
    throw new Refusal(`There is no organization ${organizationId}.`);
  const [contacts, requests, entries] = (await Promise.all(
    [prefixes.contact, prefixes.approval, prefixes.permissionEntry].map(below),
  )) as [Item[], Item[], Item[]];
  const named = [
    ...contacts.map((row) => ({
      id: (row.sk as string).slice(prefixes.contact.length).split('#')[0]!,
      contactId: row.id as string,
      address: row.email as string | undefined,
    })),
    ...requests.map((row) => {
      const { customerId, contact } = fromRow(approvalRow, row);
      return { id: customerId, contactId: contact.id, address: contact.email };
    }),
    ...entries.map((row) => {
      const { customerId, person } = fromRow(permissionEntry, row);
      return { id: customerId, contactId: person?.id, address: person?.email };
    }),
  ];
  const wanted = named.flatMap(({ id, contactId, address }) =>
    contactId && address?.toLowerCase() === email ? [[contactId, { id, contactId }] as const] : [],
  );
  return [...new Map(wanted).values()];
}

function readOptions() {
  const { organization, email, ...options } = parse();
  if (!organization || !email)
    throw new Refusal('Say who: --organization <id> --email <the address of the person>.');
  if (options.local === (options.stage !== undefined))
    throw new Refusal('Say where: --stage prod, or --local for the local data.');
  return { ...options, organization, email: email.trim().toLowerCase() };
}

function parse() {
  try {
    return parseArgs({
      options: {
        organization: { type: 'string' },
        email: { type: 'string' },
        stage: { type: 'string' },
        table: { type: 'string' },
        local: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
