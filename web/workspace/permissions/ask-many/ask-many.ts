import { useQuery } from '@tanstack/react-query';
import { approvalRoutes } from '#contract/resources/approval';
import { cardOf } from '#contract/cards/card';
import { customerRoutes, type Contact, type Customer } from '#contract/resources/customer';
import { publishedChannels } from '#contract/resources/permission';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { Reference } from '#contract/resources/reference';
import { subjects, type Subject } from '#contract/rules/choices';
import * as words from '#words/ask-many';
import { limits } from '#contract/rules/limits';
import { isApiError } from '../../lib/api/api-error.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { runEach, type RunOptions } from '../../lib/api/run-each.ts';
import type { Result } from '../many-results.tsx';
import { resultsOf } from '../many-run.ts';
import { groupBy } from '../state/overview.ts';

export interface Mailing {
  customer: Customer;
  references: readonly Reference[];
  contacts: readonly Contact[];
  contact: Contact | undefined;
}

export function mailingsOf(
  references: readonly Reference[],
  customers: readonly Customer[],
  contacts: ReadonlyMap<string, readonly Contact[]>,
  chosen: Readonly<Record<string, string>>,
): Mailing[] {
  const groups = groupBy(references, ({ attributes }) => attributes.customerId);
  const found = customers.flatMap((customer) => {
    const own = groups.get(customer.id);
    if (!own) return [];
    const people = contacts.get(customer.id) ?? [];
    const contact = people.find(({ id }) => id === chosen[customer.id]) ?? people[0];
    return [{ customer, references: own, contacts: people, contact }];
  });
  return found.sort(
    (one, other) =>
      Number(other.contact === undefined) - Number(one.contact === undefined) ||
      one.customer.name.localeCompare(other.customer.name),
  );
}

/** Contacts of these customers, always refetched because the number of earlier requests must be current. */
export function useContactsOf(customerIds: readonly string[]) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), 'contacts of', ...customerIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly Contact[]>> => {
      const { done, failed } = await runEach(customerIds, (id) =>
        call(customerRoutes.listContacts, { id }, { signal }),
      );
      if (failed[0]) throw failed[0].error;
      return new Map(done.map(({ item, result }) => [item, result.contacts]));
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface Words {
  message: string;
  expiresOn: string;
  publishOnYes: boolean;
  tender?: AskedTender | undefined;
}

export interface AskedTender {
  id: string;
  /** The contacts read this name of it. */
  name: string;
  /** What its buyer reads of a reference besides the card. */
  partsOf: (referenceId: string) => readonly Subject[];
}

function askedOf(reference: Reference, { name }: Customer, tender: AskedTender | undefined): Subject[] {
  const asked = new Set([...subjectsOf(cardOf(reference, name)), ...(tender?.partsOf(reference.id) ?? [])]);
  return subjects.filter((subject) => asked.has(subject));
}

interface Ask {
  customer: Customer;
  reference: Reference;
  contact: Contact;
}

/** One mail asks one address. For a tender it asks about several references, for other places about one. */
export function mailsOf(mailings: readonly Mailing[], isTender: boolean): Ask[][] {
  const asks = mailings.flatMap(({ customer, references, contact }) =>
    contact ? references.map((reference): Ask => ({ customer, reference, contact })) : [],
  );
  if (!isTender) return asks.map((ask) => [ask]);
  return [...groupBy(asks, ({ contact }) => contact.email).values()].flatMap((group) =>
    Array.from({ length: asksFor(group) }, (_, index) =>
      group.slice(index * limits.referencesPerAsk, (index + 1) * limits.referencesPerAsk),
    ),
  );
}

/** So many mails ask one contact about these references in a tender. */
export const asksFor = (references: readonly unknown[]): number =>
  Math.ceil(references.length / limits.referencesPerAsk);

export function useAskMany() {
  const { call, client, organizationId } = useActionContext();
  return async (
    mailings: readonly Mailing[],
    { message, expiresOn, publishOnYes, tender }: Words,
    options: RunOptions,
  ): Promise<Result[]> => {
    const partOf = ({ reference, customer, contact }: Ask) => ({
      referenceId: reference.id,
      contactId: contact.id,
      subjects: askedOf(reference, customer, tender),
    });
    const send = ([first, ...others]: readonly Ask[]) =>
      call(approvalRoutes.askApproval, {
        ...partOf(first!),
        ...(others.length > 0 && { also: others.map(partOf) }),
        channels: tender ? ['tender'] : [...publishedChannels],
        ...(tender && { tender: { id: tender.id, name: tender.name.trim() } }),
        ...(message.trim() && { message: message.trim() }),
        ...(expiresOn && { expiresOn }),
        ...(publishOnYes && { publishOnYes }),
      });
    const mails = mailsOf(mailings, tender !== undefined);
    const outcome = await runEach(mails, (mail) => sendWithoutRefused(mail, send), options);
    void client.invalidateQueries({ queryKey: recordKeys.all(organizationId) });
    const unasked = mailings.flatMap(({ customer, references, contact }) =>
      contact
        ? []
        : references.map((reference) => ({ reference, done: false, words: words.noContact(customer.name) })),
    );
    const said = { stopped: words.stopped, done: (ask: Ask) => words.sentTo(ask.contact.name) };
    const results = {
      done: outcome.done.flatMap(({ result }) => result.sent.map((item) => ({ item, result: undefined }))),
      failed: [
        ...outcome.failed.flatMap(({ item, error }) => item.map((ask) => ({ item: ask, error }))),
        ...outcome.done.flatMap(({ result }) => result.refused),
      ],
      left: outcome.left.flat(),
    };
    return resultsOf(results, said, unasked);
  };
}

/** The server sends a mail as a whole or not at all, and names the reference that stands in its way. */
async function sendWithoutRefused(mail: readonly Ask[], send: (asks: readonly Ask[]) => Promise<unknown>) {
  const refused: { item: Ask; error: unknown }[] = [];
  for (let asks = mail; asks.length > 0;) {
    try {
      await send(asks);
      return { sent: asks, refused };
    } catch (error) {
      const named = new Set(isApiError(error) ? error.references.map(({ id }) => id) : []);
      const left = asks.filter(({ reference }) => named.size > 0 && !named.has(reference.id));
      refused.push(...asks.filter((ask) => !left.includes(ask)).map((item) => ({ item, error })));
      asks = left;
    }
  }
  return { sent: [], refused };
}
