import { describe, expect, inject, it } from 'vitest';
import type { Confirmation } from '#contract/cards/card';
import { keys } from '#functions/shared/data/keys';
import { makeShown } from '../support/visits.ts';
import { readItem, updateRow } from '../support/table.ts';

const shown = await makeShown(2);
const { organizationId } = shown;
const [confirmed, other] = shown.referenceIds as [string, string];

async function confirm(referenceId: string, confirmation: Confirmation): Promise<void> {
  const key = keys.publicReference(organizationId, referenceId);
  const { customerId } = (await readItem(key))!;
  const customer = await readItem(keys.publicCustomer(organizationId, customerId as string));
  await updateRow(key, 'SET confirmed = :confirmed', {
    ':confirmed': { ...confirmation, company: customer!.name },
  });
}

const open = async (path: string): Promise<[number, string]> => {
  const response = await fetch(new URL(path, inject('cloud').origin));
  return [response.status, await response.text()];
};
const proofOf = (referenceId: string) => open(`/verify/${organizationId}.${referenceId}`);

describe('the proof page', () => {
  it('shows who confirmed, when and until when, and is not indexed', async () => {
    await confirm(confirmed, {
      at: '2026-09-14T09:00:00.000Z',
      name: 'Aino Laine',
      jobTitle: 'Head of Fleet',
      domain: 'ferries.example',
      expiresOn: '2028-09-14',
    });
    const [status, page] = await proofOf(confirmed);
    expect(status).toBe(200);
    for (const text of [
      'Aino Laine',
      'Head of Fleet',
      '14 September 2026',
      '14 September 2028',
      'noindex',
      'name="description"',
    ])
      expect(page).toContain(text);
  });

  it('names only the mail domain of a contact who did not allow their name', async () => {
    await confirm(confirmed, { at: '2026-09-14T09:00:00.000Z', domain: 'ferries.example' });
    expect((await proofOf(confirmed))[1]).toContain('A contact at ferries.example');
  });

  it('ends with the confirmation, as do the marks on card and story', async () => {
    await confirm(confirmed, {
      at: '2024-09-14T09:00:00.000Z',
      domain: 'a.example',
      expiresOn: '2025-09-14',
    });
    expect((await proofOf(confirmed))[0]).toBe(404);
    for (const path of [
      `/reference-page/${organizationId}`,
      `/reference-page/${organizationId}/${confirmed}`,
    ]) {
      const [status, page] = await open(`${path}?v=ended`);
      expect([status, page.includes('Confirmed by the customer')]).toEqual([200, false]);
    }
    await confirm(confirmed, { at: '2026-09-14T09:00:00.000Z', domain: 'ferries.example' });
  });

  it('is linked from the story, whose structured data has no rating', async () => {
    const [, story] = await open(`/reference-page/${organizationId}/${confirmed}`);
    expect(story).toContain(`href="/verify/${organizationId}.${confirmed}"`);
    expect(story).toContain('"citation"');
    expect(story).not.toMatch(/aggregateRating|reviewRating|"Review"/);
  });

  it.each([
    ['of a reference that nobody confirmed', () => `/verify/${organizationId}.${other}`],
    ['of an organization that does not exist', () => `/verify/${'0'.repeat(26)}.${other}`],
    ['that names no reference', () => `/verify/${organizationId}`],
  ])('%s does not exist', async (_name, path) => {
    const [status, page] = await open(path());
    expect([status, page.includes('This confirmation does not exist')]).toEqual([404, true]);
  });
});
