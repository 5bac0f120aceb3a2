import { approvalRoutes, type Approval } from '#contract/resources/approval';
import { approvalPagePath } from '#contract/permission/approval-page';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import { isOpen, readLink } from '#functions/approval/answer-by-link';
import type { RefdeckCloud } from '#tools/start/cloud';
import { writeDemo, type DemoSignIn } from '#tools/start/demo';
import { inLocalTable } from './local-table.ts';
import { caller, signIn, type Call } from './people.ts';
import { dayAfter, emailOf } from './permissions.ts';
import { until } from './until.ts';

type Question = Pick<Sent<typeof approvalRoutes.askApproval>, 'subjects' | 'channels' | 'message' | 'tender'>;

interface DemoApproval extends Question {
  customer: string;
  title: string;
  months?: number;
  withdrawn?: true;
}

const approvals: readonly DemoApproval[] = [
  {
    customer: 'ferries',
    title: 'A booking desk that survives Monday mornings',
    subjects: ['name', 'logo', 'text', 'quote', 'images', 'person'],
    channels: ['reference-page', 'website', 'document', 'tender'],
    months: 24,
  },
  {
    customer: 'library',
    title: 'Harbour reading room',
    subjects: ['name', 'logo', 'text', 'images'],
    channels: ['reference-page', 'website', 'press'],
  },
  {
    customer: 'dairy',
    title: 'From nine approval steps to three',
    subjects: ['name', 'logo', 'text'],
    channels: ['reference-page', 'website'],
    months: 12,
  },
  {
    customer: 'bank',
    title: 'A quieter bank',
    subjects: ['name', 'logo', 'text', 'images'],
    channels: ['reference-page', 'website'],
    // Ends soon, so that lists show the warning.
    months: 1,
  },
  {
    customer: 'library',
    title: 'Opening hours people can remember',
    subjects: ['name', 'text'],
    channels: ['reference-page', 'website'],
    withdrawn: true,
  },
];

const sample: DemoApproval = {
  customer: 'resort',
  title: 'One lift pass for the whole valley',
  subjects: ['name', 'logo', 'text', 'images'],
  channels: ['reference-page', 'website', 'social'],
  message:
    'Hello Elias,\nhere is the story about the lift pass, as it would be on our page. Does it say what you would say? You can change every word of it.\nSaara',
  months: 24,
};

/** Responds through the links, as people would. Existing responses stay. */
export async function answerApprovals(cloud: RefdeckCloud, call: Call): Promise<void> {
  for (const approval of approvals) {
    let reference = await referenceOf(call, approval.title);
    const { id } = reference;
    const earlier = await newestRequest(call, id);
    if (!earlier && approval.withdrawn) {
      const { version, attributes } = reference;
      await call(referenceRoutes.updateReference, { id, version, attributes, status: 'Published' });
    }
    const request = earlier ?? (await ask(call, id, approval));
    await allow(cloud, call, request);
    reference = await referenceOf(call, approval.title);
    if (!approval.withdrawn || reference.status !== 'Published') continue;
    await answer(cloud, request, 'withdraw');
    await until(async () => (await referenceOf(call, approval.title)).status === 'Draft');
  }
}

/** The contact confirms what the buyer of a tender would read. */
export async function confirmForTender(
  cloud: RefdeckCloud,
  call: Call,
  { title, ...question }: Omit<DemoApproval, 'channels'>,
): Promise<void> {
  const { id } = await referenceOf(call, title);
  await allow(cloud, call, await ask(call, id, { title, ...question, channels: ['tender'] }));
}

async function allow(cloud: RefdeckCloud, call: Call, request: Approval): Promise<void> {
  if (request.status !== 'waiting') return;
  await answer(cloud, request, 'approve');
  await until(async () => (await newestRequest(call, request.referenceId))?.status === 'approved');
}

/** Repeating it cancels the earlier request. */
export async function askSampleApproval(cloud: RefdeckCloud, call: Call): Promise<string> {
  const { id } = await referenceOf(call, sample.title);
  return await tokenOf(cloud, await ask(call, id, sample));
}

export async function sampleApproval(
  cloud: RefdeckCloud,
  dataDir: string,
  demo: DemoSignIn,
): Promise<string> {
  const { approvalToken: known, email, password, organizationId } = demo;
  if (known && (await inLocalTable(cloud, () => isWaiting(known)))) return linkOf(cloud, known);
  const token = await signIn(cloud, { email, password, name: '' });
  // Nobody may ask again so soon for what was refused twice; the earlier link then shows the answer.
  const asked = askSampleApproval(cloud, caller(cloud, token, organizationId));
  const approvalToken = await asked.catch((error: unknown) => {
    if (known && String(error).includes('APPROVAL_LIMIT')) return known;
    throw error;
  });
  writeDemo(dataDir, { ...demo, approvalToken });
  return linkOf(cloud, approvalToken);
}

async function isWaiting(token: string): Promise<boolean> {
  const link = await readLink(token).catch(() => undefined);
  return link !== undefined && link.status !== 'ended' && isOpen(link, new Date());
}

const linkOf = ({ origin }: RefdeckCloud, token: string) => `${origin}${approvalPagePath}/${token}`;

async function referenceOf(call: Call, title: string) {
  const { references } = await call(referenceRoutes.listReferences, {});
  const found = references.find(({ name }) => name === title);
  if (!found) throw new Error(`The sample reference “${title}” is gone.`);
  return found;
}

async function newestRequest(call: Call, referenceId: string): Promise<Approval | undefined> {
  return (await call(approvalRoutes.listApprovals, { referenceId })).approvals[0];
}

async function ask(call: Call, referenceId: string, approval: DemoApproval): Promise<Approval> {
  const { customer, months, subjects, channels, message, tender } = approval;
  const { attributes } = await call(referenceRoutes.getReference, { id: referenceId });
  const { contacts } = await call(customerRoutes.listContacts, { id: attributes.customerId });
  const contact = contacts.find(({ email }) => email === emailOf(customer));
  if (!contact) throw new Error(`The contact ${emailOf(customer)} is gone.`);
  await call(approvalRoutes.askApproval, {
    referenceId,
    contactId: contact.id,
    subjects,
    channels,
    message,
    tender,
    expiresOn: months === undefined ? undefined : dayAfter(months),
  });
  return (await newestRequest(call, referenceId))!;
}

/** Sends the form that the contact's page would send. */
async function answer(
  cloud: RefdeckCloud,
  { id, contact }: Approval,
  action: 'approve' | 'withdraw',
): Promise<void> {
  const forms = {
    approve: {
      step: 'confirm',
      v: '0',
      decision: 'approve',
      name: contact.name,
      jobTitle: contact.jobTitle ?? '',
      person: 'asked',
    },
    withdraw: { step: 'withdraw', decision: 'withdraw', what: 'all' },
  };
  const body = new URLSearchParams(forms[action]);
  const link = linkOf(cloud, await tokenOf(cloud, { id, contact }));
  const response = await fetch(link, { method: 'POST', body });
  if (!response.redirected)
    throw new Error(`Seed: the answer of ${contact.name} was answered ${response.status}`);
}

/** Only the mail contains it. */
async function tokenOf(
  cloud: RefdeckCloud,
  { id, contact }: Pick<Approval, 'id' | 'contact'>,
): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const tokens = cloud.mail
      .list()
      .filter(({ to }) => to.includes(contact.email!))
      .flatMap(({ text }) => /\/approve\/([\w-]{43})/.exec(text)?.[1] ?? []);
    for (const token of new Set(tokens)) {
      const link = await inLocalTable(cloud, () => readLink(token)).catch(() => undefined);
      if (link && link.status !== 'ended' && link.approvalId === id) found = token;
    }
    return found !== undefined;
  });
  return found!;
}
