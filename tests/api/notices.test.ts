import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { websiteRoutes } from '#contract/resources/website';
import { serverLimits } from '#contract/rules/server-limits';
import { recordedNotice } from '#tools/start/recorded-ted';
import { callRaw, outcomes, times } from '../support/call.ts';
import { makeOwner } from '../support/people.ts';

const { caller } = await makeOwner();
const read = (ted: string, by = caller) => callRaw(websiteRoutes.readNotice, { ted }, by);

describe('a notice of TED', () => {
  it('comes by its number, letter for letter', async () => {
    const xml = readFileSync(`tools/start/notice-${recordedNotice}.xml`, 'utf8');
    expect(await read(recordedNotice)).toMatchObject({ status: 200, body: { xml } });
  });

  it.each([
    ['NOTICE_UNREADABLE', 422, '999999-2026'],
    ['NOTICE_UNREACHABLE', 503, '503-2026'],
    ['VALIDATION_FAILED', 400, '1-2026/../../secret'],
    ['VALIDATION_FAILED', 400, 'https://ted.europa.eu/en/notice/1-2026'],
    ['VALIDATION_FAILED', 400, '0-2026'],
  ])('is refused as %s with %i for %s', async (code, status, ted) => {
    expect(await read(ted)).toMatchObject({ status, body: { code } });
  });

  it('is asked for so often an hour and organization', async () => {
    const other = (await makeOwner()).caller;
    const answers = await times(serverLimits.noticesPerHour + 2, () => read(recordedNotice, other));
    expect(outcomes(answers)).toEqual({ 200: serverLimits.noticesPerHour, RATE_LIMITED: 2 });
  });
});
