import { suggestedWording } from '#contract/permission/words';
import type { Approval, approvalRoutes } from '#contract/resources/approval';
import { ids, times, type Fixtures } from './fixture.ts';

const question = {
  referenceId: ids.reference,
  subjects: ['name', 'logo', 'text', 'quote'],
  channels: ['reference-page', 'website'],
  expiresOn: '2028-11-30',
  message: 'We would like to tell your story on our website.',
  language: 'en',
} satisfies Partial<Approval>;

const approval: Approval = {
  ...question,
  id: ids.approval,
  customerId: ids.customer,
  contact: {
    id: ids.contact,
    name: 'Sample Person',
    email: 'sample.person@ferries.example',
    jobTitle: 'Head of operations',
  },
  wording: suggestedWording(
    { ...question, organization: 'Harbour Works', customer: 'Sample Ferries', reference: 'Fewer calls' },
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
    allowed: [],
    comment: 'Not before our own announcement in spring.',
  },
};

export const approvalFixtures: Fixtures<typeof approvalRoutes> = {
  listApprovals: {
    lowest: 'member',
    example: { sent: { customerId: ids.customer }, response: { approvals: [approval] } },
    input: ({ customerId }) => ({ customerId }),
    measured: async (place) => ({ input: { customerId: (await place.newApproval()).customerId } }),
  },
  askApproval: {
    lowest: 'member',
    example: {
      sent: { ...question, contactId: ids.contact },
      response: { id: ids.approval, status: 'waiting', expiresAt: times.later },
    },
    input: (place) => place.newRequest(),
  },
  cancelApproval: {
    lowest: 'member',
    example: { sent: { customerId: ids.customer, id: ids.approval }, response: { id: ids.approval } },
    input: (place) => place.newApproval(),
  },
};
