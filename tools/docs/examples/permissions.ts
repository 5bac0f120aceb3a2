import type { Approval, approvalRoutes } from '#contract/resources/approval';
import {
  permissionSummary,
  type PermissionEntry,
  type permissionRoutes,
} from '#contract/resources/permission';
import { suggestedWording } from '#contract/permission/words';
import { permissionState } from '#contract/permission/state';
import { chained } from '#functions/permission/ledger';
import { ids, times, type Examples } from './example.ts';

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
    enteredBy: ids.owner,
    at: times.created,
  },
  {},
);

const today = '2026-11-20';

export const permissionExamples: Examples<typeof permissionRoutes> = {
  getPermission: {
    sent: { referenceId: ids.reference },
    response: {
      customerId: ids.customer,
      entries: [entry],
      state: permissionState([entry], { referenceId: ids.reference, today }),
      today,
      intact: true,
    },
  },
  listPermissions: {
    sent: {},
    response: { entries: [permissionSummary.parse(entry)], today },
  },
  getUse: {
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
        },
      ],
    },
  },
  withdrawPermission: {
    sent: { customerId: ids.customer, reason: 'Their new brand guidelines name no suppliers' },
    response: { entryId: ids.withdrawal, takenDown: [ids.reference], remaining: 0 },
  },
  recordPermission: { sent: { ...given, contactId: ids.contact }, response: entry },
};

const question = {
  referenceId: ids.reference,
  subjects: ['name', 'logo', 'text', 'quote'],
  channels: ['reference-page', 'website'],
  expiresOn: '2028-11-30',
  message: 'We would like to tell your story on our website.',
  language: 'en',
} satisfies Partial<Approval>;

export const approvalExamples: Examples<typeof approvalRoutes> = {
  listApprovals: {
    sent: { customerId: ids.customer },
    response: {
      approvals: [
        {
          ...question,
          id: ids.approval,
          customerId: ids.customer,
          contact: { id: ids.contact, name: 'Sample Person', email: 'sample.person@ferries.example' },
          wording: suggestedWording(
            {
              ...question,
              organization: 'Harbour Works',
              customer: 'Sample Ferries',
              reference: 'Fewer calls',
            },
            'en',
          ),
          snapshot: '5f8d3c5ad0f6a1d1a3a3fb1c7ed9a1be0d5a1c0c49d1e0f8b2c9d7e6a5b4c3d2',
          status: 'declined',
          askedBy: ids.owner,
          askedAt: times.created,
          expiresAt: times.later,
          reminders: [],
          delivery: 'sent',
          answer: {
            at: times.updated,
            name: 'Sample Person',
            jobTitle: 'Head of operations',
            subjects: [],
            channels: [],
            comment: 'Not before our own announcement in spring.',
          },
        },
      ],
    },
  },
  askApproval: {
    sent: { ...question, contactId: ids.contact },
    response: { id: ids.approval, status: 'waiting', expiresAt: times.later },
  },
  cancelApproval: {
    sent: { customerId: ids.customer, id: ids.approval },
    response: { id: ids.approval },
  },
};
