import { randomUUID } from 'node:crypto';
import { captchaAddress } from '#contract/rules/captcha-address';
import { fieldsOf, textsOf, translatedFields } from '#contract/reference/field-values';
import { bufferStep } from '#functions/counting/buffer';
import { keys } from '#functions/shared/data/keys';
import { put } from '#functions/shared/data/write';
import { mailStep } from '#functions/shared/email/outbox';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { tokenFor } from '../captcha-token.ts';
import { picture } from '../pictures.ts';
import { referenceInput } from '../resources/reference.ts';
import { about, send } from '../uploads.ts';
import { attributesOf, dayOf, makeInvitation, makePerson, makeReference, type Scene } from './scene.ts';
import { loadAnew } from '../in-process.ts';

type Act = () => Promise<unknown>;

/** Work outside the routes of the contract, or a variant of what a route does. */
export interface Event {
  function: string;
  prepare: (scene: Scene) => Act | Promise<Act>;
}

const pageTables = {
  ReferencePage: ['reference-page', publicPageRoutes],
  SocialImage: ['social-image', socialImageRoutes],
} as const;

const pages = Object.entries(pageTables).flatMap(([fn, [bundle, table]]) =>
  Object.values(table).map(({ path }): [string, Event] => [
    `GET ${path}`,
    {
      function: fn,
      prepare: async (scene) => {
        const { lab, organizationId, referenceIds, collectionIds, caller, call } = scene;
        const translated = path.includes('{language}') && (await translateFirst(scene)).slug;
        // Links to pages contain names, while programs read by ids.
        const byName = bundle === 'reference-page' && !path.endsWith('.json');
        const page = byName && (await call('getSettings', {}, caller)).slug;
        const story = byName && (await call('getReference', { id: referenceIds[0]! }, caller)).slug;
        const number = 'RD-0000-0000';
        const address = path
          .replace('{organizationId}', page || organizationId)
          .replace('{language}', 'sv')
          .replace('{referenceId}', translated || story || referenceIds[0]!)
          .replace('{collectionId}', collectionIds[0]!)
          .replace('{proofId}', number);
        if (path.includes('{proofId}')) {
          const certificate = { number, referenceId: referenceIds[0]!, at: new Date(0).toISOString() };
          const proof = {
            ...certificate,
            state: 'valid',
            fingerprint: '0'.repeat(64),
            company: 'Acme',
            title: 'Quay',
          };
          await lab.write([
            put(keys.proofNumber(number), { ...certificate, organizationId }),
            put(keys.publicProof(organizationId, certificate.referenceId), proof),
          ]);
        }
        return () => lab.open(address, path, bundle);
      },
    },
  ]),
);

/** Swedish has one word of its own, and the rest as the original has it. */
async function translateFirst({ referenceIds, caller, call }: Scene): Promise<{ slug?: string | undefined }> {
  const translation = { id: referenceIds[0]!, language: 'sv' as const };
  await call('saveSettings', { languages: ['sv'] }, caller);
  const original = await call('getReference', { id: translation.id }, caller);
  const values = fieldsOf(original);
  const same = translatedFields.filter((name) => name !== 'title' && textsOf(values[name]).length > 0);
  const { version } = original.translations?.sv ?? {};
  const ready = { fields: { title: 'Landström på nio månader' }, same, status: 'Ready' as const };
  return await call('saveTranslation', { ...translation, ...ready, ...(version && { version }) }, caller);
}

const idle = (fn: string, bundle: string): Event => ({
  function: fn,
  prepare:
    ({ lab }) =>
    () =>
      lab.run(bundle, { id: 'units', time: '2020-01-01T00:00:00Z' }),
});

export const events: Record<string, Event> = {
  ...Object.fromEntries(pages),

  'reference is published': {
    function: 'Reference',
    prepare: async (scene) => {
      const id = await makeReference(scene);
      const input = { ...referenceInput(scene.customerIds[0]!), id, status: 'Published' } as const;
      return () => scene.call('updateReference', input, scene.caller);
    },
  },
  'references of a customer': {
    function: 'Reference',
    prepare: (scene) => () =>
      scene.call('listReferences', { customerId: scene.customerIds[0] }, scene.caller),
  },

  'sign-up is admitted': {
    function: 'PreSignUp',
    prepare: async ({ lab, call }) => {
      const email = `${randomUUID()}@example.com`;
      const address = await captchaAddress(email);
      const captchaToken = await tokenFor(await call('getCaptcha', { purpose: 'signup', address }));
      const request = { userAttributes: { email }, clientMetadata: { captchaToken } };
      return () => lab.run('pre-sign-up', { request });
    },
  },
  'sign-up is confirmed': {
    function: 'PostConfirmation',
    prepare:
      ({ lab }) =>
      () =>
        makePerson(lab),
  },
  'token is made': {
    function: 'PreTokenGeneration',
    prepare:
      ({ lab, owner }) =>
      () =>
        lab.run('pre-token-generation', { request: { userAttributes: attributesOf(owner) } }),
  },
  'invitation is mailed': {
    function: 'WorkOutbox',
    prepare: async (scene) => {
      const { lab, organizationId } = scene;
      const { email } = await makePerson(lab);
      const validUntil = await makeInvitation(scene, email);
      const names = { organizationName: 'Harbour Works', inviterName: 'Pat Example' };
      const mail = { kind: 'invitation', to: email, organizationId, role: 'member', validUntil } as const;
      const step = mailStep({ ...mail, ...names }, new Date());
      await lab.write([step]);
      return () => lab.run('work-outbox', recordOf(step.key));
    },
  },
  'mail has come back': {
    function: 'MarkUndelivered',
    prepare: async (scene) => {
      const { lab, organizationId } = scene;
      const { email } = await makePerson(lab);
      const validUntil = String(Date.parse(await makeInvitation(scene, email)));
      const own = { kind: ['invitation'], organizationId: [organizationId], validUntil: [validUntil] };
      const mail = { destination: [email], tags: own };
      const bounce = { bounceType: 'Permanent', bounceSubType: 'General' };
      return () => lab.run('mark-undelivered', { id: 'units', detail: { mail, bounce } });
    },
  },
  'upload is processed': {
    function: 'ProcessUpload',
    prepare: async ({ lab, call, caller }) => {
      const bytes = await picture(1600, 1000).jpeg().toBuffer();
      const upload = await call('createUpload', about(bytes, 'image/jpeg'), caller);
      const sent = await send(upload, bytes);
      if (sent.status !== 200) throw new Error(`PUT: ${sent.status} ${await sent.text()}`);
      const key = `uploads/${caller.organizationId}/${upload.asset.id}`;
      return () => lab.run('process-upload', { id: 'units', detail: { object: { key } } });
    },
  },
  'edge is refreshed': {
    function: 'InvalidateCache',
    prepare:
      ({ lab, organizationId }) =>
      () =>
        lab.run('invalidate-cache', recordOf(keys.publicPage(organizationId))),
  },
  '95 buffered visits are counted': {
    function: 'RollUpAnalytics',
    prepare: async ({ lab, organizationId, referenceIds }) => {
      const at = new Date('2026-02-01T00:00:00Z');
      const seen = referenceIds.slice(0, 3).map((referenceId) => ({ type: 'visible' as const, referenceId }));
      const labels = { source: 'page', country: 'DE', device: 'mobile', referrer: 'www.example.com' };
      const steps = Array.from({ length: 95 }, (_, n) =>
        bufferStep(
          { organizationId, batchId: `units-${Date.now()}-${n}`, day: dayOf(1), ...labels },
          seen,
          true,
        ),
      );
      await lab.write([...steps, put(keys.scheduled('roll-up', at, organizationId), { organizationId })]);
      return () => lab.run('roll-up-analytics', { id: 'units', time: '2026-02-01T01:00:00Z' });
    },
  },
  'no visits are buffered': idle('RollUpAnalytics', 'roll-up-analytics'),
  'customer is reconciled': {
    function: 'ReconcileBilling',
    prepare: async ({ stripeCustomer }) => {
      const { syncSubscription } = await loadAnew(() => import('#functions/payments/sync-subscription'));
      return () =>
        syncSubscription({ now: new Date(), log: () => undefined, requestId: 'units' }, stripeCustomer);
    },
  },
  'sweeper finds nothing': idle('SweepJobs', 'sweep-jobs'),
  'purge finds nothing': idle('PurgeOrganizations', 'purge-organizations'),
  'erasure finds nothing': idle('EraseUsers', 'erase-users'),
  'withdrawals are all carried out': idle('FinishWithdrawals', 'finish-withdrawals'),
  'no permission ends': idle('EndPermissions', 'end-permissions'),
  'approvals need nothing': idle('LookAfterApprovals', 'look-after-approvals'),
  'answer is carried over already': {
    function: 'WorkOutbox',
    prepare:
      ({ lab }) =>
      () =>
        lab.run('work-outbox', recordOf(keys.approvalAnswer(new Date(0), 'a'.repeat(64)))),
  },
};

function recordOf({ pk, sk }: { pk: string; sk: string }) {
  const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' };
  return { Records: [{ eventID: `units-${Date.now()}`, dynamodb }] };
}
