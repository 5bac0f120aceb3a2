import { beforeAll, describe, expect, it } from 'vitest';
import { documentRoutes, tenderFormats } from '#contract/resources/document';
import { referenceRoutes } from '#contract/resources/reference';
import { allBytesOf } from '../support/document-texts.ts';
import { ended, make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { makeRequiring } from '../support/requiring.ts';
import { factsInput } from '../support/resources/reference.ts';

beforeAll(() => runInProcess());

describe('the document of a tender', () => {
  it('has what its customer allows in tenders, not in documents', async () => {
    const strict = await makeRequiring();
    const id = await strict.newCustomer('Harbour Works');
    const [told, pitched] = [
      await strict.makeDraft(id, { name: 'Told to buyers' }),
      await strict.makeDraft(id, { name: 'Told in a pitch' }),
    ];
    const subjects = ['name', 'text'] as const;
    await strict.recordPermission(id, { referenceId: told.id, subjects, channels: ['tender'] });
    await strict.recordPermission(id, { referenceId: pitched.id, subjects, channels: ['document'] });
    const referenceIds = [told.id, pitched.id];
    const buyers = (await make(strict.caller, { channel: 'tender', referenceIds })).bytes.toString();
    const readers = (await make(strict.caller, { referenceIds })).bytes.toString();
    expect([buyers.includes('Told to buyers'), buyers.includes('Told in a pitch')]).toEqual([true, false]);
    expect([readers.includes('Told to buyers'), readers.includes('Told in a pitch')]).toEqual([false, true]);
  });

  it('has its facts, and none that is internal or that its customer has not allowed', async () => {
    const strict = await makeRequiring();
    const { caller } = strict;
    const customerId = await strict.newCustomer();
    const reference = await strict.makeDraft(customerId);
    await strict.recordPermission(customerId, { subjects: ['name', 'text'], channels: ['tender'] });
    const values = {
      ...factsInput,
      tenderTitle: 'Told to buyers',
      tenderText: 'Described to buyers',
      internalNote: 'CANARY',
      askedFirst: 'CANARY',
    };
    await call(referenceRoutes.saveFacts, { id: reference.id, version: 0, values }, caller);
    for (const format of tenderFormats) {
      const { bytes } = await make(caller, { format, channel: 'tender', referenceIds: [reference.id] });
      expect(await allBytesOf(format, bytes), format).not.toMatch(/canary|1250000|1 250 000/i);
      if (format === 'csv')
        expect(bytes.toString()).toMatch(/Our role[^]*Told to buyers[^]*Described to buyers/);
    }
  });

  it('stays one of a tender when it is made again', async () => {
    const { owner, organizationId, caller } = await makeOwner();
    const customer = await makeCustomer(owner, organizationId);
    const { id: referenceId } = await makeReference(owner, organizationId, customer.id);
    const { id } = await make(caller, { channel: 'tender', referenceIds: [referenceId] });
    const again = await call(documentRoutes.makeDocumentAgain, { id }, caller);
    expect(again).toMatchObject({ status: 'pending', channel: 'tender' });
    expect(again.size).toBeUndefined();
    expect(await ended(caller, id)).toMatchObject({ status: 'ready', channel: 'tender' });
  });
});
