import { Duration } from 'aws-cdk-lib';
import { resources, type Resource } from '#contract/index';
import { documentProofs, scheduledPartition, scopes } from '#functions/shared/data/table';
import type { AppFunction } from './constructs/app-function.ts';
import { approvalSecret } from './constructs/approvals.ts';
import { grantTokenExchange, grantTranslation, grantUserManagement } from './constructs/grants.ts';
import type { DataStack } from './data-stack.ts';

type Grant = (fn: AppFunction, data: DataStack) => void;

type OpenRoutes<Name extends Resource> = {
  [Operation in keyof (typeof resources)[Name]]: (typeof resources)[Name][Operation] extends {
    access: 'public';
  }
    ? Operation
    : never;
}[keyof (typeof resources)[Name]];

interface FunctionSettings {
  /** The alarm shows this sentence about who notices a failure. */
  errorImpact: string;
  grant: Grant;
  /** MB; 512 unless set. */
  memory?: number;
  /** `limits.callSeconds` unless set. */
  timeout?: Duration;
  /** Limits functions that anyone can call (`concurrency.ts`). */
  reservedConcurrency?: number;
  /** Everyone depends on these functions. */
  releasedGradually?: true;
  /** The API's own stack unless set. */
  stack?: 'billing';
}

type ResourceFunction<Name extends Resource> = FunctionSettings &
  ([OpenRoutes<Name>] extends [never]
    ? { protections?: never }
    : { protections: Record<OpenRoutes<Name>, string> });

const partitions =
  (...within: string[]): Grant =>
  (fn, { table }) =>
    table.grantReadWriteWithin(fn, within);

/** The addresses of buyers' pages and their signatures are made with these alone. */
export const proofSecrets = `${scopes.secret}proof`;
/** A document for a buyer names their page, and whoever makes it may sign no sheet. */
export const proofAddressSecret = `${proofSecrets}-address`;

/** Every call of a member counts against the limit of its organization. */
const changed = [scopes.organization, scopes.audit, scopes.idempotency, scopes.rate];
const member =
  (...own: string[]): Grant =>
  (fn, { table }) =>
    table.grantReadWriteWithin(fn, [...changed, ...own], [scopes.user]);
const captcha = [scopes.captcha, scopes.rate, scopes.secret];

export const published = 'Reads what an organization has published, from partitions that hold nothing else';
const mailedToken = 'Takes the token of the mailed link, which nobody can guess';

const resourceFunctions: { readonly [Name in Resource]: ResourceFunction<Name> } = {
  user: {
    errorImpact:
      'Users cannot see their profile, switch organization, change their password or second factor, sign out everywhere, export their data or delete their account',
    grant: (fn, data) => {
      partitions(
        scopes.organization,
        scopes.audit,
        scopes.user,
        scopes.invitee,
        scopes.subscriber,
        scopes.mail,
        scopes.rate,
        scheduledPartition('erase'),
      )(fn, data);
      grantUserManagement(data.userPool, fn);
      // Account changes use the caller's own token.
      data.userPool.grant(fn, 'cognito-idp:AdminGetUser');
    },
  },
  session: {
    errorImpact: 'Nobody stays signed in: sign-ins do not finish, and sessions end within 15 minutes',
    grant: (fn, data) => grantTokenExchange(data.webClient, fn),
    reservedConcurrency: 50,
    releasedGradually: true,
    protections: {
      startSession:
        'Takes a refresh token of our own user pool, which proves itself by being exchanged there',
      refreshSession:
        'Takes the cookie of a session, from our own pages only; the user pool decides whether it is good',
      endSession: 'Takes the cookie of a session, from our own pages only, and can only end that session',
    },
  },
  organization: {
    errorImpact: 'Users cannot see or create organizations',
    grant: partitions(
      ...changed,
      scopes.user,
      scopes.public,
      scopes.invitee,
      scopes.mail,
      scheduledPartition('release'),
      scheduledPartition('purge'),
    ),
  },
  team: {
    errorImpact: 'Users cannot see their team, invite, remove people or change roles',
    grant: partitions(...changed, scopes.user, scopes.invitee, scopes.mail, scopes.captcha, scopes.secret),
  },
  customer: {
    errorImpact: 'Users cannot work on customers',
    // The links of a deleted contact end, buyers read an erased one no more, and a job goes on with the cards.
    grant: member(
      scopes.public,
      scopes.proof,
      scopes.approval,
      scheduledPartition('approval'),
      scheduledPartition('withdraw'),
    ),
  },
  permission: {
    errorImpact: 'Users cannot see or record what customers allow, nor withdraw it',
    // A job takes down what a withdrawal leaves, and a contact gets a mail about what is recorded in their name.
    grant: (fn, { table }) =>
      table.grantReadWriteWithin(
        fn,
        [
          ...changed,
          scopes.public,
          scopes.mail,
          scheduledPartition('withdraw'),
          scheduledPartition('permission'),
          scheduledPartition('recall'),
        ],
        [scopes.user, scopes.statistics],
      ),
  },
  approval: {
    errorImpact: 'Users cannot ask customers for approval, nor see what they have answered',
    grant: (fn, { table }) =>
      table.grantReadWriteWithin(
        fn,
        [...changed, scopes.approval, scopes.mail, approvalSecret, scheduledPartition('approval')],
        [scopes.user, scopes.public],
      ),
  },
  reference: {
    errorImpact: 'Users cannot work on reference cards, nor publish or withdraw one',
    // Managers get a mail about a card that is published without permission.
    grant: (fn, data) => {
      member(
        scopes.public,
        scopes.mail,
        scheduledPartition('approval'),
        scheduledPartition('import'),
      )(fn, data);
      // A job writes what is brought in.
      data.assets.grantStart(fn);
    },
    releasedGradually: true,
  },
  translation: {
    errorImpact: 'Users cannot translate reference cards',
    grant: (fn, data) => {
      member(scopes.public)(fn, data);
      grantTranslation(fn);
    },
  },
  website: {
    errorImpact: 'Users cannot take the logo and colors of their website',
    // It reads pages of strangers, so it may change nothing of an organization.
    grant: (fn, { table }) =>
      table.grantReadWriteWithin(fn, [scopes.rate], [scopes.user, scopes.organization]),
  },
  collection: {
    errorImpact: 'Users cannot work on collections',
    grant: member(scopes.public),
  },
  tender: {
    errorImpact: 'Users cannot work on tenders',
    // It may write nothing public (decision 87). The policy is in the page, and a buyer's page has a scope of its own.
    grant: (fn, data) => {
      const written = [...changed, scopes.proof, proofSecrets, scheduledPartition('approval')];
      data.table.grantReadWriteWithin(fn, written, [scopes.user, scopes.public]);
      data.assets.grantSent(fn);
    },
  },
  asset: {
    errorImpact: 'Users cannot upload, see or delete files, nor make documents and archives',
    grant: (fn, data) => {
      const jobs = (['upload', 'document', 'export'] as const).map(scheduledPartition);
      // A document that is deleted or made again ends its page.
      member(scopes.mail, documentProofs, ...jobs)(fn, data);
      data.assets.grantUpload(fn);
      data.fileKeys.grantSign(fn);
      data.assets.grantDocuments(fn);
      data.assets.grantForms(fn);
      data.assets.grantRemove(fn);
    },
  },
  captcha: {
    errorImpact: 'Nobody can sign up, invite people, write to us or subscribe',
    grant: partitions(scopes.secret),
    reservedConcurrency: 20,
    protections: { getCaptcha: 'Gives out a puzzle that costs the caller work; it reads no data of anybody' },
  },
  contact: {
    errorImpact: 'Nobody can write to us, subscribe to the newsletter or leave it',
    grant: partitions(scopes.contact, scopes.subscriber, scopes.mail, scopes.idempotency, ...captcha),
    reservedConcurrency: 10,
    protections: {
      sendContactMessage: 'Takes a solved captcha, and a few messages an hour from one address',
      subscribe: 'Takes a solved captcha, and only mails a link to the address, which has to confirm',
      confirmSubscription: mailedToken,
      unsubscribe: mailedToken,
    },
  },
  public: {
    errorImpact: 'Visitors do not see reference pages and collections',
    grant: (fn, { table }) => table.grantReadPublic(fn),
    reservedConcurrency: 50,
    protections: { getReferencePage: published, getPublicCollection: published },
  },
  event: {
    errorImpact: 'Visits are not counted',
    grant: (fn, data) => {
      data.table.grantReadPublic(fn);
      partitions(
        scopes.statistics,
        scopes.counted,
        scopes.salt,
        scopes.rate,
        scheduledPartition('roll-up'),
      )(fn, data);
    },
    reservedConcurrency: 100,
    protections: {
      sendEvents:
        'Counts visits: checked against published pages, bounded for each visitor, and it reads nothing back',
    },
  },
  analytics: {
    errorImpact: 'Users do not see what visitors did',
    grant: (fn, { table }) =>
      table.grantReadWriteWithin(
        fn,
        [scopes.rate],
        [scopes.user, scopes.organization, scopes.statistics, scopes.public],
      ),
  },
  billing: {
    errorImpact: 'Owners cannot see their plan and invoices, or change them',
    stack: 'billing',
    grant: (fn, { table, stripe }) => {
      table.grantReadWriteWithin(
        fn,
        [scopes.organization, scopes.audit, scopes.rate, scopes.stripe],
        [scopes.user],
      );
      stripe.grantUse(fn);
    },
    timeout: Duration.seconds(28),
  },
  webhook: {
    errorImpact: 'Payments and cancellations take effect late',
    stack: 'billing',
    grant: (fn, { table, stripe }) => {
      table.grantReadWriteWithin(fn, [scopes.organization, scopes.audit, scopes.stripe]);
      stripe.grantUse(fn);
    },
    reservedConcurrency: 10,
    protections: {
      receiveStripeEvent:
        'Takes bodies that Stripe has signed, and believes nothing in them but whom to ask Stripe about',
    },
  },
  meta: {
    errorImpact: 'The API description cannot be read',
    grant: () => undefined,
    protections: {
      describeApi: 'Describes the API, as docs/architecture/api.md does; it reads no data of anybody',
    },
  },
};

type AnyResourceFunction = FunctionSettings & { protections?: Readonly<Record<string, string>> };
const records: Readonly<Record<Resource, AnyResourceFunction>> = resourceFunctions;

export const functionOf = (resource: Resource): AnyResourceFunction => records[resource];

export const resourcesIn = (stack: FunctionSettings['stack']): Resource[] =>
  (Object.keys(resources) as Resource[]).filter((name) => records[name].stack === stack);

export const reservedByResources = Object.values(records).reduce(
  (total, { reservedConcurrency = 0 }) => total + reservedConcurrency,
  0,
);
