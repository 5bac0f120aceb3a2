import { describe, expect, it } from 'vitest';
import { referenceRoutes } from '#contract/resources/reference';
import { hashOf } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callRaw, times } from '../support/call.ts';
import { makeReference } from '../support/people.ts';
import { dumpPartition, dumpTable } from '../support/table.ts';
import { browser, makeShown, newBatchId, readReport, sendBatch, type SentBatch } from '../support/visits.ts';

const shown = await makeShown(2);
const { organizationId } = shown;
const referenceId = shown.referenceIds[0]!;

const counters = () => dumpPartition(`STAT#${organizationId}`);
const view = { type: 'view' } as const;
const accepted = { accepted: true };

async function countedItems(): Promise<Record<string, unknown>[]> {
  return (await dumpTable()).filter(({ pk }) => /^(STAT|COUNTED|SALT|RATE)#/.test(pk as string));
}

async function expectNothingWritten(batch: SentBatch, headers?: Record<string, string>): Promise<void> {
  const statistics = `STAT#${batch.organizationId}`;
  const before = await dumpPartition(statistics);
  const batchId = newBatchId();
  const { status, body } = await sendBatch({ ...batch, batchId }, headers);
  expect([status, body]).toEqual([202, accepted]);
  expect(await dumpPartition(statistics)).toEqual(before);
  expect(await dumpPartition(guardOf(batch.organizationId, batchId))).toEqual([]);
}

const guardOf = (organization: string, batchId: string) =>
  keys.countedBatch(hashOf('batch', organization, batchId)).pk;

describe('a batch of events', () => {
  it('is accepted with 202 and counted once, however often it is sent', async () => {
    const batch = {
      organizationId,
      batchId: newBatchId(),
      referrer: 'Search.Example.com',
      events: [view, { type: 'open', referenceId } as const, { type: 'open', referenceId } as const],
    };
    const first = await sendBatch(batch);
    const rest = await times(10, () => sendBatch(batch));
    for (const { status, body } of [first, ...rest]) expect([status, body]).toEqual([202, accepted]);

    expect(await dumpPartition(guardOf(organizationId, batch.batchId))).toHaveLength(1);
    const report = await readReport(shown.caller);
    const counts = { views: 1, visible: 0, opens: 1, clicks: 0, visitors: 1 };
    expect(report.totals).toEqual({ ...counts, saw: 1, read: 1, pressed: 0 });
    expect(report.byReference).toMatchObject([{ referenceId, views: 0, visible: 0, opens: 1, clicks: 0 }]);
    expect(report.byReferrer).toEqual([{ value: 'search.example.com', ...counts }]);
    expect(report.byDevice).toEqual([{ value: 'desktop', ...counts }]);
    expect(report.bySource).toEqual([{ value: 'page', ...counts }]);
    expect(report.byCountry).toEqual([{ value: 'unknown', ...counts }]);
  });

  it('is read with any content type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      const { status } = await sendBatch({ organizationId, events: [view] }, { 'content-type': type });
      expect(status).toBe(202);
    }
  });

  it.each([
    ['of 51 events', { events: Array.from({ length: 51 }, () => view) }],
    ['of none', { events: [] }],
    ['with a type that is not counted', { events: [{ type: 'purchase' }] }],
    ['of an open without a reference', { events: [{ type: 'open' }] }],
    ['with an address in place of a host', { referrer: 'https://example.com/a?email=a@b.c' }],
    ['with a host of 300 letters', { referrer: `${'a'.repeat(300)}.example` }],
    ['with an id that is none', { batchId: 'x#y' }],
    ['with more about the visitor', { email: 'a@example.com' }],
  ])('%s is refused, and nothing is written', async (_name, change) => {
    const before = await counters();
    const { status, body } = await sendBatch({ organizationId, events: [view], ...change } as never);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await counters()).toEqual(before);
  });
});

describe('a reference that visitors cannot see', () => {
  it('is answered like a counted one, and nothing is written', async () => {
    const hidden = await makeReference(shown.owner, organizationId, shown.customerId);
    const elsewhere = (await makeShown(1)).referenceIds[0]!;
    const ids = [hidden.id, elsewhere, '01HZX0000000000000000000ZZ'];
    for (const id of ids) {
      await expectNothingWritten({ organizationId, events: [{ type: 'open', referenceId: id }] });
    }
    await expectNothingWritten({ organizationId: '01HZX0000000000000000000ZZ', events: [view] });
  });

  it('creates no counters for ten thousand invented ids', async () => {
    const before = await counters();
    for (let round = 0; round < 200; round += 20) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_batch, n) =>
          sendBatch({
            organizationId,
            events: Array.from({ length: 50 }, (_event, m) => ({
              type: 'visible',
              referenceId: `made-up-reference-${round + n}-${m}`,
            })),
          }),
        ),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    }
    expect(await counters()).toEqual(before);
  }, 60_000);

  it('is left out of a batch whose other events are counted', async () => {
    await sendBatch(
      {
        organizationId,
        events: [
          { type: 'click', referenceId },
          { type: 'click', referenceId: '01HZX0000000000000000000ZZ' },
        ],
      },
      { 'user-agent': browser(2) },
    );
    const report = await readReport(shown.caller);
    expect(report.totals.clicks).toBe(1);
    expect(report.byReference.map((row) => row.referenceId)).toEqual([referenceId]);
  });

  it('is any that was unpublished a moment ago', async () => {
    const id = shown.referenceIds[1]!;
    const { status } = await callRaw(
      referenceRoutes.updateReference,
      { id, status: 'Draft', attributes: { customerId: shown.customerId } },
      shown.caller,
    );
    expect(status).toBe(200);
    await expectNothingWritten({ organizationId, events: [{ type: 'open', referenceId: id }] });
  });
});

describe('a visitor', () => {
  it.each([
    ['asks not to be tracked', { dnt: '1' }],
    ['sends the global privacy control', { 'sec-gpc': '1' }],
    ['only looks ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['only looks ahead, in an older browser', { purpose: 'prefetch' }],
    [
      'is a bot',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['does not say what it is', { 'user-agent': '' }],
  ])('that %s gets the usual answer, and nothing is written', async (_name, headers) => {
    await expectNothingWritten({ organizationId, events: [view] }, headers);
  });

  it('counts once, whatever address its headers claim', async () => {
    const other = await makeShown(0);
    for (const n of [1, 2, 3, 4]) {
      const address = `203.0.113.${n}`;
      await sendBatch(
        { organizationId: other.organizationId, events: [view] },
        {
          'x-forwarded-for': address,
          'cloudfront-viewer-address': `${address}:1234`,
          'cloudfront-viewer-country': 'XX',
          'x-real-ip': address,
        },
      );
    }
    const { totals, byCountry } = await readReport(other.caller);
    expect([totals.views, totals.visitors]).toEqual([1, 1]);
    expect(byCountry.map(({ value }) => value)).toEqual(['unknown']);
  });

  it('counts again with another browser', async () => {
    const other = await makeShown(0);
    const events = [view];
    for (const n of [1, 2, 2, 3]) {
      await sendBatch({ organizationId: other.organizationId, events }, { 'user-agent': browser(n) });
    }
    expect((await readReport(other.caller)).totals).toMatchObject({ views: 3, visitors: 3 });
  });

  it('leaves no address or browser name, and its traces expire within four days', async () => {
    const agent = `${browser(7)} Marker-In-The-Name`;
    const other = await makeShown(0);
    // Other suites count on days that lie ahead.
    const before = new Set((await countedItems()).map(({ pk }) => pk));
    await sendBatch({ organizationId: other.organizationId, events: [view] }, { 'user-agent': agent });
    expect((await readReport(other.caller)).totals.visitors).toBe(1);

    const items = (await countedItems()).filter(({ pk }) => !before.has(pk));
    expect(JSON.stringify(items)).not.toMatch(/Marker|Mozilla|127\.0\.0\.1|::1/);
    const traces = items.filter(({ pk }) => !(pk as string).startsWith('STAT#'));
    const inFourDays = Date.now() / 1000 + 4 * 24 * 60 * 60;
    expect(traces.length).toBeGreaterThan(0);
    for (const { pk, expiresAt } of traces) expect(expiresAt, pk as string).toBeLessThan(inFourDays);
  });
});
