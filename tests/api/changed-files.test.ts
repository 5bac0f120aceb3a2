import type { Context, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { openTable } from '#functions/shared/data/client';
import { keys } from '#functions/shared/data/keys';
import { openBucket, writeObject } from '#functions/shared/files/bucket';
import { handler } from '#functions/triggers/invalidate-cache';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner } from '../support/people.ts';
import { standInFor } from '../support/stand-in.ts';
import { putRow, readItem } from '../support/table.ts';
import { objectsUnder } from '../support/uploads.ts';

/** This edge belongs to the test, because the stream drives the edge of the gateway on the same files. */
const edge = await standInFor('CLOUDFRONT', () => ({
  status: 201,
  headers: { 'content-type': 'text/xml' },
  body: '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>',
}));
runQuietly();
vi.stubEnv('DISTRIBUTION_ID', 'EDIST');

afterAll(() => edge.stop());

const assetId = (n: number) => `01HZX${String(n).padStart(21, '0')}`;
const [first, second] = [assetId(1), assetId(2)];

/** Copies the public rows of an organization under another id, which no stream handles. */
async function makeCopied(strangers = 0) {
  const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const copy = organizationId.replace(/.{4}$/, '0000');
  const as = { contentType: 'image/webp', disposition: 'inline' };
  const others = Array.from({ length: strangers }, (_, n) => assetId(100 + n));
  for (const id of [first, second, ...others])
    await writeObject(`private/${copy}/${id}/320.webp`, Buffer.from(id), as);
  const ready = { status: 'ready', files: new Set(['320.webp']) };
  for (const id of [first, second]) await putRow(keys.asset(organizationId, id), ready);
  for (const id of others) await writeObject(`assets/${copy}/${id}/320.webp`, Buffer.from(id), as);
  if (others.length > 0)
    await putRow(keys.publicReference(copy, assetId(9)), {
      longDescription: others.map((id) => `![](/assets/${copy}/${id}/320.webp)`).join('\n'),
    });

  async function carried(reference: Reference): Promise<DynamoDBRecord> {
    const rename = (row: object) =>
      JSON.parse(JSON.stringify(row).replaceAll(organizationId, copy)) as object;
    for (const key of [keys.publicPage, (id: string) => keys.publicReference(id, reference.id)])
      await putRow(key(copy), rename((await readItem(key(organizationId)))!));
    const { pk, sk } = keys.publicPage(copy);
    const NewImage = marshall(await readItem({ pk, sk }), { removeUndefinedValues: true });
    return {
      eventID: `event-${Math.random()}`,
      dynamodb: {
        SequenceNumber: '1',
        ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
        Keys: { pk: { S: pk }, sk: { S: sk } },
        NewImage,
      },
    };
  }
  const save = (input: object, before?: Reference) => {
    const attributes = { customerId, description: 'In short' };
    const whole = { attributes, status: 'Published', name: 'A quay', ...input };
    return before
      ? call(referenceRoutes.updateReference, { ...whole, id: before.id }, caller)
      : call(referenceRoutes.createReference, whole, caller);
  };
  const showing = (id: string) => ({ custom: { mainImage: `/assets/${organizationId}/${id}/320.webp` } });
  const open = async () =>
    (await objectsUnder(`assets/${copy}/`))
      .map((key) => key.split('/')[2]!)
      .filter((id) => !others.includes(id));
  return { copy, carried, save, showing, open };
}

const run = async (record: DynamoDBRecord) =>
  (await handler({ Records: [record] }, {} as Context, () => undefined)) as DynamoDBBatchResponse;

async function requestsOf(act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const watched = [openTable().client, openBucket().client].map((client) => {
    const { send } = client as { send: (command: object) => Promise<unknown> };
    return vi.spyOn(client as { send: typeof send }, 'send').mockImplementation(function (
      this: unknown,
      command,
    ) {
      sent.push(command.constructor.name);
      return send.call(this, command);
    });
  });
  await act();
  for (const spy of watched) spy.mockRestore();
  return sent.toSorted();
}

describe('a change of a card', () => {
  it('costs the same bucket calls beside sixty files as beside none', async () => {
    const prepared = await Promise.all(
      [0, 60].map(async (strangers) => {
        const { carried, save, showing, open } = await makeCopied(strangers);
        const record = await carried(await save(showing(first)));
        return { record, open };
      }),
    );
    const requests = [];
    for (const { record, open } of prepared) {
      requests.push(await requestsOf(() => run(record)));
      expect(await open()).toEqual([first]);
    }
    expect(requests[0]).toEqual(requests[1]);
    expect(requests[0]!.filter((name) => name.startsWith('List'))).toHaveLength(3);
    expect(requests[0]).not.toContain('QueryCommand');
  });

  it('publishes new files and hides old ones, killed after any write', async () => {
    for (const writes of [0, 1, 2, 3, 4]) {
      const { carried, save, showing, open } = await makeCopied();
      const reference = await save(showing(first));
      await run(await carried(reference));
      expect(await open()).toEqual([first]);
      const record = await carried(await save(showing(second), reference));
      await cutOffAfter(writes, () => run(record));
      expect(await run(record)).toEqual({ batchItemFailures: [] });
      expect(await open()).toEqual([second]);
    }
  });

  it('keeps a file public while another card shows it', async () => {
    const { carried, save, showing, open } = await makeCopied();
    const [one, other] = [await save(showing(first)), await save(showing(first))];
    for (const reference of [one, other]) await run(await carried(reference));
    await run(await carried(await save({ status: 'Draft' }, one)));
    expect(await open()).toEqual([first]);
    await run(await carried(await save({ status: 'Draft' }, other)));
    expect(await open()).toEqual([]);
  });
});

describe('a stream record without a usable list of changed files', () => {
  it.each([
    [
      'because it was written by code that does not know',
      (image: object) => ({ ...image, changed: undefined }),
    ],
    ['because that is of an older change', (image: object) => image, -120],
    ['because it is damaged', (image: object) => ({ ...image, changed: { S: 'x' } })],
  ])('makes the function compare all files, %s', async (_, damaged, secondsOff = 0) => {
    const { carried, save, showing, open, copy } = await makeCopied();
    const reference = await save(showing(first));
    await run(await carried(reference));
    const stray = { contentType: 'image/webp', disposition: 'inline' };
    await writeObject(`assets/${copy}/${second}/320.webp`, Buffer.from(second), stray);
    const { dynamodb, ...record } = await carried(
      await save({ ...showing(first), name: 'A pier' }, reference),
    );
    const stored = {
      ...dynamodb,
      NewImage: damaged(dynamodb!.NewImage!),
      ApproximateCreationDateTime: dynamodb!.ApproximateCreationDateTime! - secondsOff,
    };
    await run({ ...record, dynamodb: stored } as DynamoDBRecord);
    expect(await open()).toEqual([first]);
  });
});
