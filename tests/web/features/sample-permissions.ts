import type { Approval } from '#contract/resources/approval';
import type { Customer } from '#contract/resources/customer';
import type { PermissionSummary } from '#contract/resources/permission';
import { placesOf } from '#web/workspace/features/permissions/places.ts';
import { overviewOf } from '#web/workspace/permissions/state/overview.ts';
import { sampleReference } from './sample-reference.ts';

export const today = '2026-11-23';

export const customerNamed = (name: string): Customer => ({
  id: name.toLowerCase(),
  name,
  attributes: {},
  status: 'Active',
  visibility: 'public',
  tags: [],
  referenceCount: 1,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'ada',
});

export const referenceOf = (customerId: string, name: string, changes: object = {}) =>
  sampleReference({
    id: `${customerId}-${name}`,
    name,
    status: 'Published',
    attributes: { customerId, templateId: 'standard', description: 'What became of it.' },
    custom: { templateConfig: '' },
    ...changes,
  });

export const grant = (changes: Partial<PermissionSummary> = {}): PermissionSummary => ({
  id: 'grant',
  kind: 'granted',
  customerId: 'ferries',
  subjects: ['name', 'text', 'logo', 'quote', 'images', 'person'],
  channels: ['reference-page', 'website'],
  at: '2026-11-01T00:00:00.000Z',
  ...changes,
});

export const request = (changes: Partial<Approval> = {}): Approval => ({
  id: 'request',
  customerId: 'ferries',
  referenceId: 'ferries-Quay',
  contact: { id: 'maija', name: 'Maija Meri' },
  subjects: ['name'],
  channels: ['reference-page'],
  wording: 'Yes',
  language: 'en',
  snapshot: '',
  status: 'waiting',
  askedBy: 'ada',
  askedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  reminders: [],
  ...changes,
});

export const ferries = customerNamed('Ferries');
export const quay = referenceOf('ferries', 'Quay');

export const rowsOf = (entries: PermissionSummary[], requests: Approval[] = [], references = [quay]) =>
  placesOf(
    overviewOf({ references, customers: [ferries, customerNamed('Bank')], entries, requests, today }),
    'warn',
    today,
  );
