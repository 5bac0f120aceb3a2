import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '#functions/shared/data/cursor';
import { absent, exists, below, belowAttribute, equals, expression } from '#functions/shared/data/expression';
import { keys, referencesOf } from '#functions/shared/data/keys';
import { anyOf, organizationScope, publicScope, userScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { put, remove, update } from '#functions/shared/data/write';
import { retention } from '#contract/rules/retention';
import { auditMonths, record } from '#functions/shared/audit/record';

const organization = '01HZX0000000000000000000AA';

describe('keys', () => {
  it('start with the authorizing scope, or are refused', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        let key;
        try {
          key = keys.reference(organization, id);
        } catch {
          return;
        }
        expect(key).toEqual({ pk: `ORG#${organization}`, sk: `REF#${id}` });
        expect(id).not.toMatch(/[#/]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['a#b', '../x', 'ORG＃x', '', 'x'.repeat(65), 'a b'])('refuse the id %j', (id) => {
    expect(() => keys.organization(id)).toThrow('Not an id');
    expect(() => keys.member(organization, id)).toThrow('Not an id');
  });
});

describe('scopes', () => {
  const other = '01HZX0000000000000000000AB';
  const user = '11111111-2222-3333-4444-555555555555';

  it('of an organization contain only its own partitions, not those of a longer id', () => {
    const scope = organizationScope(organization);
    expect(scope(keys.customer(organization, 'c'.repeat(20)))).toBe(true);
    expect(scope(keys.publicPage(organization))).toBe(true);
    expect(scope(keys.audit(organization, new Date(0), 'entry'))).toBe(true);
    for (const id of [other, `${organization}0`]) {
      expect(scope(keys.organization(id))).toBe(false);
      expect(scope(keys.publicPage(id))).toBe(false);
      expect(scope(keys.audit(id, new Date(0), 'entry'))).toBe(false);
    }
    expect(scope(keys.profile(user))).toBe(false);
    // The key of a public collection does not contain the organization, so no scope can contain it.
    expect(scope(keys.publicCollection('c'.repeat(20)))).toBe(false);
  });

  it('of a user contain their own rows and membership, not the organization', () => {
    const scope = userScope(user);
    expect(scope(keys.profile(user))).toBe(true);
    expect(scope(keys.member(organization, user))).toBe(true);
    expect(scope(keys.member(organization, 'somebody-else'))).toBe(false);
    expect(scope(keys.organization(organization))).toBe(false);
    expect(scope(keys.profile('somebody-else'))).toBe(false);
  });

  it('of a visitor contain only public rows', () => {
    const scope = publicScope(organization);
    expect(scope(keys.publicReference(organization, 'r'.repeat(20)))).toBe(true);
    expect(scope(keys.reference(organization, 'r'.repeat(20)))).toBe(false);
    expect(scope(keys.publicPage(other))).toBe(false);
  });

  it('refuse a read or write outside before it reaches the table', () => {
    const table = scopedTable(anyOf(organizationScope(organization)));
    const stray = keys.organization(other);
    expect(() => table.get(stray)).toThrow('outside the scope');
    expect(() => table.getMany([keys.organization(organization), stray])).toThrow('outside the scope');
    expect(() => table.all(stray.pk)).toThrow('outside the scope');
    expect(() => table.page(stray.pk, 'REF#', { limit: 1 })).toThrow('outside the scope');
    expect(() => table.commit([put(stray, {})])).toThrow('outside the scope');
  });
});

describe('an audit entry', () => {
  const entry = keys.audit(organization, new Date(0), 'entry');

  it('is written only if it does not exist', () => {
    const at = { now: new Date(0), userId: 'u', requestId: 'r' };
    const added = record(at, organization, 'reference.create', { id: 'x' });
    expect(added.when).toEqual(put(entry, {}, { pk: absent }).when);
  });

  it.each([
    ['replaced', () => put(entry, {})],
    ['replaced under any other condition', () => put(entry, {}, { pk: exists })],
    ['changed', () => update(entry, { set: { actor: 'x' } }, {})],
    ['deleted', () => remove(entry, { pk: exists })],
  ])('is never %s, whatever IAM allows', (_, step) => {
    expect(step).toThrow('only ever added');
  });
});

describe('expressions', () => {
  it('name every attribute and bind every value', () => {
    const written = expression(
      { pk: absent, count: below(5), used: belowAttribute('limit'), status: equals('active') },
      { set: { name: 'x', left: undefined }, add: { count: 1 } },
    );
    expect(written.ConditionExpression).toBe(
      'attribute_not_exists(#pk) AND #count < :v0 AND #used < #limit AND #status = :v1',
    );
    expect(written.UpdateExpression).toBe('SET #name = :v2 ADD #count :v3');
    expect(written.ExpressionAttributeNames).toMatchObject({ '#limit': 'limit', '#name': 'name' });
    expect(written.ExpressionAttributeValues).toEqual({ ':v0': 5, ':v1': 'active', ':v2': 'x', ':v3': 1 });
  });

  it('number the placeholders of names that DynamoDB does not accept', () => {
    const written = expression({}, { add: { v: 1, 'r/a.example/v': 1, 'r/b-c.example/v': 1 } });
    expect(written.UpdateExpression).toBe('ADD #v :v0, #n1 :v1, #n2 :v2');
    expect(written.ExpressionAttributeNames).toEqual({
      '#v': 'v',
      '#n1': 'r/a.example/v',
      '#n2': 'r/b-c.example/v',
    });
  });
});

describe('a cursor', () => {
  const pk = `ORG#${organization}`;
  const refused = 'The cursor is not one of this list';

  it('continues the list that returned it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' }), (own) => {
        expect(decodeCursor(pk, 'REF#', encodeCursor(pk, 'REF#', `REF#${own}`))).toBe(`REF#${own}`);
      }),
    );
  });

  it('is refused by the list of another kind, customer or organization', () => {
    const cursor = encodeCursor(pk, 'REF#', 'REF#01HZX');
    const ofCustomer = referencesOf('01HZX0000000000000000000C1');
    expect(() => decodeCursor(pk, 'CUST#', cursor)).toThrow(refused);
    expect(() => decodeCursor(pk, ofCustomer, cursor)).toThrow(refused);
    expect(() => decodeCursor(`${pk}0`, 'REF#', cursor)).toThrow(refused);
    const within = encodeCursor(pk, ofCustomer, `${ofCustomer}01HZX`);
    expect(() => decodeCursor(pk, 'REF#', within)).toThrow(refused);
    expect(() => decodeCursor(pk, referencesOf('01HZX0000000000000000000C2'), within)).toThrow(refused);
  });

  it('is refused if it was made up', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = Buffer.from(text).toString('base64url');
        expect(() => decodeCursor(pk, 'REF#', cursor)).toThrow(refused);
        expect(() => decodeCursor(pk, 'REF#', text)).toThrow(refused);
      }),
    );
  });

  it('reveals neither the organization nor the form of keys', () => {
    const text = Buffer.from(encodeCursor(pk, 'REF#', 'REF#01HZX'), 'base64url').toString();
    expect(text).not.toContain(organization);
    expect(text).not.toContain('REF#');
  });
});

const dayMs = 24 * 60 * 60 * 1_000;
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

it('an export reads exactly the months that can still have audit entries', () => {
  for (let day = 0; day < 366; day += 1) {
    const now = new Date(Date.UTC(2027, 0, 1 + day, 12));
    const retainedDays = Array.from(
      { length: retention.auditDays + 1 },
      (_, back) => new Date(now.getTime() - back * dayMs),
    );
    expect(auditMonths(now).map(monthOf)).toEqual([...new Set(retainedDays.map(monthOf))]);
  }
});
