import { beforeEach, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { ended } from '../support/documents.ts';
import { callRaw, type CallResponse } from '../support/call.ts';
import { dumpPartition } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { allRows, makeWorld, type World } from './world.ts';

const creating = routes
  .filter(({ creates }) => creates)
  .map((route) => [`${route.method} ${route.path}`, route] as const);

type Input = Record<string, unknown>;

describe.each(creating)('%s with an Idempotency-Key', (_name, route) => {
  let world: World;
  let input: Input;

  beforeEach(async () => {
    world = await makeWorld();
    input = (await inputOf(route.operation, world)) as Input;
  });

  /** The row of a document changes until its worker has ended it. */
  const settle = async ({ operation }: NamedRoute, { body }: CallResponse) => {
    if (operation === 'makeDocument') await ended(world.caller, body.id as string);
  };

  const send = (body: object) =>
    callRaw(route, body, world.caller, { headers: { 'idempotency-key': `key-${world.organizationId}` } });

  it('repeats the answer of the first call and creates nothing new', async () => {
    const first = await send(input);
    expectGood(route, first);
    await settle(route, first);
    const before = await rowsOf(world, input);
    expectSame(await send(input), first);
    expect(await rowsOf(world, input)).toEqual(before);
  });

  it('gives all of three calls at once the same answer', async () => {
    const [first, ...others] = await Promise.all([send(input), send(input), send(input)]);
    expectGood(route, first);
    for (const other of others) expectSame(other, first);
  });

  it('refuses another body and creates nothing of it', async () => {
    const first = await send(input);
    expectGood(route, first);
    await settle(route, first);
    const other = changed(input);
    const before = await rowsOf(world, input, other);
    const { status, body } = await send(other);
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await rowsOf(world, input, other)).toEqual(before);
  });
});

function changed(input: Input): Input {
  if ('email' in input) return { ...input, email: `other-${String(input.email)}` };
  if ('title' in input) return { ...input, title: 'Something else' };
  if ('name' in input) return { ...input, name: 'Something else' };
  if ('title' in input) return { ...input, title: 'Something else' };
  if ('text' in input) return { ...input, text: 'Something else' };
  if ('wording' in input) return { ...input, wording: 'Something else' };
  if ('receivers' in input) return { ...input, receivers: ['Somebody else'] };
  if ('contactId' in input) return { ...input, message: 'Something else' };
  throw new Error('Say here how this input can be another one');
}

function expectGood(route: NamedRoute, { status, body }: CallResponse): void {
  expect(status, JSON.stringify(body)).toBe(route.status ?? 200);
}

function expectSame(response: CallResponse, first: CallResponse): void {
  expect([response.status, response.body]).toEqual([first.status, first.body]);
}

async function rowsOf(world: World, ...inputs: Input[]) {
  const addresses = inputs.flatMap(({ email }) => (typeof email === 'string' ? [email] : []));
  const hashes = addresses.map(emailHash);
  const partitions = [
    `USER#${world.owner.userId}`,
    ...hashes.flatMap((hash) => [`INVITEE#${hash}`, `SUBSCRIBER#${hash}`]),
  ];
  const { own, ...others } = await allRows(world);
  return {
    ...others,
    // The delivery of an invitation changes meanwhile.
    own: own.map(({ delivery: _delivery, ...row }) => row),
    caller: await Promise.all(partitions.map(dumpPartition)),
    messages: (await dumpPartition(keys.contact(new Date(), 'any').pk)).filter((row) =>
      addresses.some((address) => JSON.stringify(row).includes(address)),
    ),
  };
}
