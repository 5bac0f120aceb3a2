import { describe, expect, it } from 'vitest';
import type { Customer } from '#contract/resources/customer';
import {
  bodyOf,
  emptyForm,
  fieldAt,
  formOf,
  type CustomerForm,
} from '../../../web/workspace/features/customers/editor/customer-form.ts';
import { customerKind } from '../../../web/workspace/features/customers/editor/customer-kind.ts';
import {
  matching,
  noFilters,
  readFilters,
  sorted,
  writeFilters,
} from '../../../web/workspace/features/customers/list/customer-filters.ts';

const customer: Customer = {
  id: '01M7XN21F54CQ56ZTDGF2ECZJX',
  name: 'Sample Harbour Ferries',
  attributes: { industry: 'Transport', website: 'https://example.com/', employees: 40 },
  status: 'Active',
  visibility: 'public',
  tags: ['Maritime'],
  referenceCount: 2,
  version: 3,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
  createdBy: 'user',
};

const errorsOf = (change: Partial<CustomerForm>) => customerKind.check({ ...emptyForm, ...change });

describe('the customer form', () => {
  it('saves the record as it read it, with attributes that it does not show', () => {
    const { name, status, tags, attributes } = customer;
    expect(bodyOf(formOf(customer), customer.attributes)).toEqual({ name, status, tags, attributes });
  });

  it('removes an attribute that was emptied', () => {
    const body = bodyOf({ ...formOf(customer), industry: ' ' }, customer.attributes);
    expect(body.attributes).toEqual({ website: 'https://example.com/', employees: 40 });
  });

  it('starts as a draft', () => {
    expect(bodyOf({ ...emptyForm, name: 'X' })).toEqual({
      name: 'X',
      status: 'Draft',
      tags: [],
      attributes: {},
    });
  });

  it('adds the scheme to a website', () => {
    expect(bodyOf({ ...emptyForm, website: 'example.com' }).attributes).toEqual({
      website: 'https://example.com',
    });
  });
});

describe('checking the form', () => {
  it('requires only a name', () => {
    expect(errorsOf({ name: 'X' })).toEqual({});
    expect(errorsOf({ name: '  ' })).toEqual({ name: 'Customer name is required' });
  });

  it('refuses an invalid website and email address', () => {
    const errors = errorsOf({ name: 'X', website: 'javascript:alert(1)', contactEmail: 'nobody' });
    expect(Object.keys(errors).sort()).toEqual(['contactEmail', 'website']);
  });

  it('finds the field for a path in the server’s error', () => {
    expect(customerKind.fieldsOf({ 'attributes.website': 'Wrong', other: 'x' }, emptyForm)).toEqual({
      website: 'Wrong',
    });
    expect(fieldAt('attributes.website')).toBe('website');
    expect(fieldAt('tags.3')).toBe('tags');
    expect(fieldAt('name')).toBe('name');
    expect(fieldAt('visibility')).toBeUndefined();
  });
});

describe('filtering customers', () => {
  it('finds every word in name, tags and attributes, and filters by status', () => {
    const found = (search: string, status: Customer['status'] | '' = '') =>
      matching([customer], { search, status }).length;
    expect(found('harbour transport maritime')).toBe(1);
    expect(found('harbour rail')).toBe(0);
    expect(found('', 'Archived')).toBe(0);
  });

  it('keeps the filters in the address', () => {
    const filters = { search: 'a b', status: 'Draft', sort: 'name', page: 3 } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
    expect(readFilters(new URLSearchParams('status=Gone&sort=luck&page=-1'))).toEqual(noFilters);
  });

  it('sorts by name and by number of references', () => {
    const other = { ...customer, name: 'Acme', referenceCount: 1 };
    expect(sorted([customer, other], 'name').map(({ name }) => name)).toEqual(['Acme', customer.name]);
    expect(sorted([other, customer], 'references')[0]).toBe(customer);
  });
});
