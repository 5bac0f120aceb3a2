import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceStatus } from '#contract/reference';
import { keys } from '#functions/shared/data/keys';
import { filedUnder, filingOf, filingSteps } from '#functions/reference/filing';
import type { ReferenceItem } from '#functions/reference/store';

const organizationId = '01HZX0000000000000000000AA';
const customers = ['01HZX0000000000000000000C1', '01HZX0000000000000000000C2'];
const ids = ['01HZX0000000000000000000R1', '01HZX0000000000000000000R2', '01HZX0000000000000000000R3'];
const templates = ['default', 'standard', 'design', 'architectural', 'nonsense'];

type Filed = Pick<ReferenceItem, 'id' | 'status' | 'templateId' | 'attributes' | 'filed'>;

const filed = fc.record<Filed>({
  id: fc.constantFrom(...ids),
  status: fc.constantFrom(...referenceStatus.options),
  templateId: fc.constantFrom(...templates),
  attributes: fc.record({ customerId: fc.constantFrom(...customers), templateId: fc.constant('default') }),
  filed: fc.constant(true as const),
});
/** A reference as it is after a change, or undefined for a deletion. */
const changes = fc.array(fc.record({ after: filed, deleted: fc.boolean() }), { maxLength: 40 });

/** What a list would find: the rows and nothing else. */
class Files {
  readonly pointers = new Set<string>();

  apply(change: { before?: Filed; after?: Filed }): number {
    const steps = filingSteps(organizationId, change);
    for (const step of steps) {
      const { Put, Delete } = step.toItem('table', step.when);
      expect(Put ?? Delete).toBeDefined();
      if (Put) this.pointers.add(step.key.sk);
      else this.pointers.delete(step.key.sk);
    }
    return steps.length;
  }
}

const pointersOf = (reference: Filed) =>
  filedUnder(reference).map((under) => keys.filed(organizationId, under, reference.id).sk);

describe('filing', () => {
  it('after any sequence of changes has each reference exactly where its values put it', () => {
    fc.assert(
      fc.property(changes, (sequence) => {
        const files = new Files();
        const kept = new Map<string, Filed>();
        for (const { after, deleted } of sequence) {
          const before = kept.get(after.id);
          if (deleted && !before) continue;
          files.apply({ before, after: deleted ? undefined : after });
          if (deleted) kept.delete(after.id);
          else kept.set(after.id, after);
        }
        expect([...files.pointers].toSorted()).toEqual([...kept.values()].flatMap(pointersOf).toSorted());
      }),
    );
  });

  it('finds a reference by exactly those filters that its values match', () => {
    const any = fc.option(fc.constantFrom(...referenceStatus.options), { nil: undefined });
    const customer = fc.option(fc.constantFrom(...customers), { nil: undefined });
    const template = fc.option(fc.constantFrom(...templates), { nil: undefined });
    // 'default' and what nobody knows are drawn as standard, so they are listed as standard.
    const drawnAs = (id: string) => (['default', 'nonsense'].includes(id) ? 'standard' : id);
    fc.assert(
      fc.property(filed, any, customer, template, (reference, status, customerId, templateId) => {
        fc.pre(status !== undefined || customerId !== undefined || templateId !== undefined);
        const matches =
          (status === undefined || status === reference.status) &&
          (customerId === undefined || customerId === reference.attributes.customerId) &&
          (templateId === undefined || drawnAs(templateId) === drawnAs(reference.templateId));
        const found = filedUnder(reference).includes(filingOf({ status, customerId, templateId }));
        expect(found).toBe(matches);
      }),
    );
  });

  it('touches only what changes, and never more than fourteen rows', () => {
    fc.assert(
      fc.property(filed, filed, (before, other) => {
        const after = { ...other, id: before.id };
        const files = new Files();
        expect(files.apply({ after: before })).toBe(7);
        expect(files.apply({ before, after: before })).toBe(0);
        expect(files.apply({ before, after })).toBeLessThanOrEqual(14);
        expect(files.apply({ before: after })).toBe(7);
        expect(files.pointers.size).toBe(0);
      }),
    );
    const before: Filed = fc.sample(filed, 1)[0]!;
    const status = before.status === 'Draft' ? 'Published' : 'Draft';
    expect(filingSteps(organizationId, { before, after: { ...before, status } })).toHaveLength(8);
  });

  it('files a reference from before there were files by its next change, whatever that changes', () => {
    fc.assert(
      fc.property(filed, filed, (after, other) => {
        const files = new Files();
        files.apply({ before: { ...other, id: after.id, filed: undefined }, after });
        expect([...files.pointers].toSorted()).toEqual(pointersOf(after).toSorted());
      }),
    );
  });
});
