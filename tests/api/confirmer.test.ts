import { expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { cardSubjects as subjects, type Subject } from '#contract/rules/choices';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { makeAsking } from '../support/approvals.ts';
import { runQuietly } from '../support/in-process.ts';
import { call } from '../support/people.ts';

runQuietly();
const { owner, caller, newCase, ask, carried, publicOf, read, ledger } = await makeAsking();
const name = 'Maija Meri';

/** Everything is allowed, so only the address decides about the mark. */
async function answered(
  email: string,
  { website, person = false }: { website?: string; person?: boolean } = {},
) {
  const about = await newCase({ status: 'Published' }, { email });
  const { customer } = about;
  if (website) {
    const change = { id: customer.id, attributes: { ...customer.attributes, website } };
    await call(customerRoutes.updateCustomer, change, caller);
  }
  const asked: { subjects: Subject[]; channels: ['reference-page', 'website'] } = {
    subjects: [...subjects],
    channels: ['reference-page', 'website'],
  };
  const { id } = await ask(about, asked);
  const allowed = [{ ...asked, subjects: subjects.filter((subject) => person || subject !== 'person') }];
  await answerByLink(await linkToken(id), 'approved', { name, allowed }, new Date());
  await carried(id);
  const [granted] = (await ledger(customer.id)).entries;
  const shown = await publicOf(about.reference.id);
  expect((await read(about.reference.id)).status).toBe('Published');
  return { by: granted!.confirmer, mark: shown!.confirmed as object | undefined };
}

it('an answer from the domain of the customer’s website is marked with that domain', async () => {
  const at = { domain: 'mail.ferries.co.uk', from: 'customer' };
  const { by, mark } = await answered(`${Date.now()}@mail.ferries.co.uk`, {
    website: 'https://ferries.co.uk',
  });
  expect(by).toEqual(at);
  expect(mark).toMatchObject(at);
});

it('an answer from another domain says so, and names the person only if allowed', async () => {
  const website = 'https://ferries.co.uk';
  const { mark } = await answered(`${Date.now()}@other.example`, { website, person: true });
  expect(mark).toMatchObject({ name, domain: 'other.example', from: 'other' });
  expect((await answered(`${Date.now()}@other.example`)).mark).toMatchObject({ from: 'company' });
});

it.each([
  ['a free mail service', 'free', () => `someone.${Date.now()}@gmail.com`],
  ['the domain of the asking organization', 'asker', () => `colleague.${Date.now()}@example.com`],
  ['a member’s own address', 'asker', () => owner.email],
])('an answer from %s allows what it says and has no mark', async (_name, from, email) => {
  const { by, mark } = await answered(email());
  expect(by).toMatchObject({ from });
  expect(mark).toBeUndefined();
});
