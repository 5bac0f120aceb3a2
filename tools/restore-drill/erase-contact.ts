import { eraseContact } from '#functions/customer/erase-contact';
import { approvalRow } from '#functions/approval/store';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { fromRow, type Item } from '#functions/shared/data/read';
import { memberTable } from '#functions/shared/membership/member-table';
import { permissionEntry } from '#contract/resources/permission';
import { onTable } from './on-table.ts';
import { asOperator, Refusal } from './operator.ts';
import { readArguments, whereOptions } from './options.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** `npm run erase-contact -- --organization <id> --email <address> --stage prod`, for a person who asks the operator. */
await asOperator('npm run erase-contact', async () => {
  const known = { ...whereOptions, organization: { type: 'string' }, email: { type: 'string' } } as const;
  const { organization, email, ...where } = readArguments(known);
  if (!organization || !email)
    throw new Refusal('Say who: --organization <id> --email <the address of the person>.');
  return await onTable(where, () => erase(organization, email.trim().toLowerCase()));
});

async function erase(organizationId: string, email: string): Promise<void> {
  const found = await contactsWith(organizationId, email);
  if (found.length === 0) throw new Refusal(`Nobody with this address is known in ${organizationId}.`);
  const log = (code: string) => console.log(code);
  const operator = { now: new Date(), userId: 'operator', requestId: 'erase-contact', log };
  const context = { ...operator, organizationId, table: memberTable(organizationId) };
  for (const contact of found) {
    const { entries, requests } = await eraseContact(context, contact);
    console.log(`Erased contact ${contact.contactId}: ledger entries ${entries}, requests ${requests}`);
  }
}

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
