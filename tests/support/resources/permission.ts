import { permissionState } from '#contract/permission/state';
import {
  permissionSummary,
  type PermissionEntry,
  type permissionRoutes,
} from '#contract/resources/permission';
import { chained } from '#functions/permission/rules';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const given = {
  customerId: ids.customer,
  referenceId: ids.reference,
  subjects: ['name', 'logo', 'text'],
  channels: ['reference-page', 'website'],
  expiresOn: '2028-11-30',
  wording: 'You may name us, show our logo and publish this story on your website.',
  method: 'contract',
  evidence: { note: 'Frame agreement 2026, section 14' },
} satisfies Partial<PermissionEntry>;

const entry = chained(
  {
    ...given,
    id: ids.permission,
    kind: 'granted',
    person: { id: ids.contact, name: 'Sample Person', email: 'sample.person@ferries.example' },
    personSalt: 'wTSf9pYbT0mA5Zc0q2bVRg',
    enteredBy: ids.owner,
    at: times.created,
  },
  {},
);

const today = '2026-11-20';

export const permissionFixtures: Fixtures<typeof permissionRoutes> = {
  getPermission: {
    lowest: 'member',
    example: {
      sent: { referenceId: ids.reference },
      response: {
        customerId: ids.customer,
        entries: [entry],
        state: permissionState([entry], { referenceId: ids.reference, today }),
        today,
        intact: true,
      },
    },
    input: ({ customerId }) => ({ customerId }),
  },
  listPermissions: {
    lowest: 'member',
    example: { sent: {}, response: { entries: [permissionSummary.parse(entry)], today } },
    input: nothing,
  },
  getUse: {
    lowest: 'member',
    example: {
      sent: { referenceId: ids.reference },
      response: {
        page: 'birchline-studio',
        uses: [
          {
            referenceId: ids.reference,
            name: 'A quieter harbour for the ferries',
            story: 'a-quieter-harbour-for-the-ferries',
            listed: true,
            collections: [{ id: ids.collection, name: 'Maritime' }],
            websites: [{ host: 'www.birchline.example', lastDay: '2026-11-19' }],
            documents: [
              {
                id: ids.document,
                title: 'For a pitch',
                format: 'pdf',
                at: '2026-11-20T09:30:00.000Z',
                by: ids.owner,
                isListed: true,
              },
            ],
          },
        ],
        stillNamed: { tenders: 2, until: '2027-04-18' },
      },
    },
    input: ({ customerId }) => ({ customerId }),
  },
  withdrawPermission: {
    lowest: 'member',
    example: {
      sent: { customerId: ids.customer, reason: 'Their new brand guidelines name no suppliers' },
      response: { entryId: ids.withdrawal, takenDown: [ids.reference], remaining: 0 },
    },
    input: async (place) => ({ customerId: await place.newCustomer() }),
    // Each published reference that a withdrawal takes down adds an entry to the audit trail.
    measured: async (place) => ({ input: { customerId: await place.newShownCustomer() } }),
  },
  recordPermission: {
    lowest: 'member',
    example: { sent: { ...given, contactId: ids.contact }, response: entry },
    input: ({ otherCustomerId }) => ({
      customerId: otherCustomerId,
      subjects: ['name', 'logo', 'text'],
      channels: ['reference-page', 'website'],
      wording: 'w'.repeat(400),
      method: 'contract',
    }),
  },
};
