import { describe, expect, it } from 'vitest';
import type { Approval } from '#contract/resources/approval';
import type { PermissionSummary } from '#contract/resources/permission';
import { grant, request, rowsOf } from './sample-permissions.ts';

describe('a group of channels', () => {
  const cellsOf = (entries: PermissionSummary[], requests: Approval[] = []) =>
    Object.fromEntries(
      rowsOf(entries, requests)[0]!.groups.map(({ group, state, allowed, of, refused }) => [
        group,
        state === 'some' ? `${allowed} of ${of}, ${refused} refused` : state,
      ]),
    );

  it('shows its worst state, and how many parts are allowed if only some are', () => {
    expect(cellsOf([grant({ channels: ['reference-page', 'website', 'social', 'tender'] })])).toEqual({
      web: 'allowed',
      social: 'not asked',
      sales: 'not asked',
      tender: 'allowed',
    });
    const refusal = grant({ id: 'no', kind: 'declined', subjects: ['name'], at: '2026-11-02T00:00:00.000Z' });
    expect(cellsOf([grant(), refusal]).web).toBe('1 of 2, 1 refused');
    expect(cellsOf([refusal]).web).toBe('declined');
    expect(cellsOf([grant({ expiresOn: '2026-11-01' })]).web).toBe('expired');
    expect(cellsOf([], [request({ channels: ['social', 'press'] })]).social).toBe('requested');
  });

  it('counts reference calls only where somebody was asked', () => {
    expect(cellsOf([grant({ channels: ['document'] })]).sales).toBe('allowed');
    const refusal = grant({ id: 'no', kind: 'declined', channels: ['reference-call'] });
    expect(cellsOf([grant({ channels: ['document'] }), refusal]).sales).toBe('declined');
  });
});
