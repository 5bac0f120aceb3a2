import type { Context, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { writeObject } from '#functions/shared/files/bucket';
import { handler } from '#functions/triggers/invalidate-cache';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { makeOwner } from '../support/people.ts';
import { standInFor } from '../support/stand-in.ts';
import { objectsUnder } from '../support/uploads.ts';

const publicAtInvalidation: string[][] = [];
let refuses = false;
let watched = '';
const edge = await standInFor('CLOUDFRONT', async ({ body }) => {
  if (refuses) return { status: 500, body: '' };
  if (body.toString().includes(`/assets/${watched}/*`))
    publicAtInvalidation.push(await objectsUnder(`assets/${watched}/`));
  return {
    status: 201,
    headers: { 'content-type': 'text/xml' },
    body: '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>',
  };
});
runQuietly();
vi.stubEnv('DISTRIBUTION_ID', 'EDIST');

afterAll(() => edge.stop());

const changed = (organizationId: string) =>
  ({
    eventID: `event-${organizationId}`,
    dynamodb: {
      SequenceNumber: '1',
      Keys: { pk: { S: `PUB#${organizationId}` }, sk: { S: 'PAGE' } },
    },
  }) as DynamoDBRecord;

const run = async (organizationId: string) => {
  const event = { Records: [changed(organizationId)] };
  return (await handler(event, {} as Context, () => undefined)) as DynamoDBBatchResponse;
};

async function makeLeft() {
  const { organizationId } = await makeOwner();
  watched = organizationId;
  publicAtInvalidation.length = 0;
  const files = ['01HZX0000000000000000000AA/320.webp', '01HZX0000000000000000000BB/320.webp'];
  const as = { contentType: 'image/webp', disposition: 'inline' };
  for (const file of files)
    for (const folder of ['assets', 'private'])
      await writeObject(`${folder}/${organizationId}/${file}`, Buffer.from(file), as);
  return { organizationId, files };
}

const settled = async ({ organizationId, files }: Awaited<ReturnType<typeof makeLeft>>) => {
  expect(await objectsUnder(`assets/${organizationId}/`)).toEqual([]);
  expect(await objectsUnder(`private/${organizationId}/`)).toEqual(
    files.map((file) => `private/${organizationId}/${file}`),
  );
  expect(publicAtInvalidation.at(-1)).toEqual([]);
};

describe('hiding files', () => {
  it.each([0, 1, 2, 3])(
    'ends at the next run and reaches the edge, killed after %i writes',
    async (writes) => {
      const left = await makeLeft();
      const ended = await cutOffAfter(writes, () => run(left.organizationId));
      expect(ended).toBe(writes === 3);
      expect(await run(left.organizationId)).toEqual({ batchItemFailures: [] });
      await settled(left);
    },
  );

  it('is repeated until the edge confirms the invalidation', async () => {
    const left = await makeLeft();
    refuses = true;
    expect(await run(left.organizationId)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    refuses = false;
    expect(publicAtInvalidation).toEqual([]);
    expect(await run(left.organizationId)).toEqual({ batchItemFailures: [] });
    await settled(left);
    publicAtInvalidation.length = 0;
    await run(left.organizationId);
    expect(publicAtInvalidation).toEqual([]);
  });
});
