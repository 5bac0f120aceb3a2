import { describe, expect, it } from 'vitest';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { answerOf, makeAsking } from '../support/approvals.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';

runQuietly();
const { organizationId, openRequest, carried, ledger } = await makeAsking();
const published = { status: 'Published' };

describe('an approval place by place', () => {
  it('adds one chained entry per group and refuses the rest of what was asked', async () => {
    const { id, token, customerId } = await openRequest(published);
    const given = answerOf(
      { subjects: ['logo', 'name'], channels: ['reference-page', 'website'] },
      { subjects: ['name', 'logo', 'text', 'person'], channels: ['press', 'tender'] },
    );
    await answerByLink(token, 'approved', { ...given, expiresOn: '2030-01-31' }, new Date());
    await carried(id);
    const { entries, intact } = await ledger(customerId);
    expect(intact).toBe(true);
    const until = '2030-01-31';
    expect(
      entries.map(({ kind, subjects, channels, expiresOn }) => [kind, subjects, channels, expiresOn]),
    ).toEqual([
      ['granted', ['name', 'logo'], ['reference-page', 'website'], until],
      ['granted', ['name', 'logo', 'text'], ['press'], until],
      ['declined', ['text'], ['reference-page', 'website'], undefined],
    ]);
    expect(entries[1]!.wording).toContain('in the press');
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(3);
    await expectConsistent(organizationId);
  });

  it('is withdrawn by entries that name what had been allowed and no more', async () => {
    const { id, token, customerId } = await openRequest();
    const given = answerOf(
      { subjects: ['name'], channels: ['website'] },
      { subjects: ['name', 'text'], channels: ['press'] },
    );
    await answerByLink(token, 'approved', given, new Date());
    await withdrawByLink(token, ['website', 'press', 'tender'], new Date(), 'We merge.');
    await carried(id);
    const { entries, intact } = await ledger(customerId);
    expect(intact).toBe(true);
    const withdrawn = entries.filter(({ kind }) => kind === 'withdrawn');
    expect(withdrawn.map(({ subjects, channels, reason }) => [subjects, channels, reason])).toEqual([
      [['name'], ['website'], 'We merge.'],
      [['name', 'text'], ['press'], 'We merge.'],
    ]);
    await expectConsistent(organizationId);
  });
});
