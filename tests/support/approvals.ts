import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { approvalRoutes, type Approval } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { handler } from '#functions/triggers/look-after-approvals';
import { callRaw } from './call.ts';
import { mailAbout } from './mail.ts';
import { call, makeCustomer, makeOwner, makeReference, write } from './people.ts';
import { runHere } from './run-job.ts';
import { dumpPartition } from './table.ts';

export const question = {
  subjects: ['name', 'logo', 'text'] as const,
  channels: ['reference-page', 'website', 'press'] as const,
};

export const yes = { name: 'Maija Meri', jobTitle: 'Head of sales' };

type Answer = Parameters<typeof answerByLink>[2];
export const answerOf = (...allowed: Answer['allowed']): Answer => ({ ...yes, allowed });
export const allOf = (less: Partial<Answer['allowed'][number]> = {}) =>
  answerOf({ subjects: [...question.subjects], channels: [...question.channels], ...less });

export const lookAfterHere = (now?: Date) => runHere(handler, now);

export const onTheirWay = (approvalId: string) =>
  dumpPartition('APPROVAL#ANSWERS').then((rows) => rows.filter((row) => row.approvalId === approvalId));

/**
 * Runs `act` while the organization is deleted, so that the stream skips its answers. The stream keeps their
 * order: once it has copied a later answer of another organization, it has passed these.
 */
export async function withoutStream(organizationId: string, act: () => Promise<void>): Promise<void> {
  const status = (to: string) =>
    write([update(keys.organization(organizationId), { set: { status: to } }, {})]);
  const other = await (elsewhere ??= makeAsking());
  const { id, token } = await other.openRequest();
  await status('deleted');
  await act();
  await answerByLink(token, 'declined', allOf(), new Date());
  await other.carried(id);
  await status('active');
}

let elsewhere: ReturnType<typeof makeAsking> | undefined;

export async function makeAsking() {
  const { owner, organizationId, caller } = await makeOwner({ maxCards: 1_000 });

  const newContact = async (customerId: string, input: object = {}) => {
    const email = `${randomUUID()}@customer.example`;
    const body = { id: customerId, name: 'Maija Meri', email, ...input };
    return await call(customerRoutes.createContact, body, caller);
  };
  const newCase = async (
    input: { [field: string]: unknown; attributes?: object } = {},
    contactInput: object = {},
  ) => {
    const customer = await makeCustomer(owner, organizationId);
    const [reference, contact] = await Promise.all([
      makeReference(owner, organizationId, customer.id, input),
      newContact(customer.id, contactInput),
    ]);
    return { customerId: customer.id, customer, reference, contact };
  };
  type Case = Pick<Awaited<ReturnType<typeof newCase>>, 'reference' | 'contact'>;
  const inputFor = ({ reference, contact }: Case) => ({
    referenceId: reference.id,
    contactId: contact.id,
    ...question,
  });
  const ask = (about: Case, input: object = {}) =>
    call(approvalRoutes.askApproval, { ...inputFor(about), ...input }, caller);
  const list = async (query: object, as = caller): Promise<Approval[]> =>
    (await call(approvalRoutes.listApprovals, query, as)).approvals;

  return {
    owner,
    organizationId,
    caller,
    newContact,
    newCase,
    inputFor,
    ask,
    list,
    askRaw: (about: Case, input: object = {}) =>
      callRaw(approvalRoutes.askApproval, { ...inputFor(about), ...input }, caller),
    cancel: (input: { customerId: string; id: string }) =>
      callRaw(approvalRoutes.cancelApproval, input, caller),
    openRequest: async (input: { [field: string]: unknown } = {}) => {
      const about = await newCase(input);
      const { id } = await ask(about);
      return { ...about, id, token: await linkToken(id) };
    },
    one: async (customerId: string, id: string) =>
      (await list({ customerId })).find((approval) => approval.id === id)!,
    carried: (approvalId: string) =>
      vi.waitFor(
        async () => {
          if ((await onTheirWay(approvalId)).length > 0) throw new Error('Not yet');
        },
        { timeout: 60_000, interval: 100 },
      ),
    ledger: (customerId: string) => call(permissionRoutes.getPermission, { customerId }, caller),
    read: (id: string) => call(referenceRoutes.getReference, { id }, caller),
    publicOf: async (referenceId: string) =>
      (await dumpPartition(`PUB#${organizationId}`)).find(
        ({ sk, gone }) => sk === `REF#${referenceId}` && gone !== true,
      ),
    mailWithLink: (email: string, subject = /./) => mailAbout(email, subject),
  };
}
