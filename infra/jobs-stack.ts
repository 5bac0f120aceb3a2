import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import {
  answersPartition,
  publicPageItem,
  documentProofs,
  scheduledPartition,
  scopes,
  signingKeysPartition,
} from '#functions/shared/data/table';
import type { siteEnvironment } from '#functions/shared/monitoring/environment';
import { objectPrefixes } from '#functions/shared/files/environment';
import type { ApiStack } from './api-stack.ts';
import { reserved } from './concurrency.ts';
import { proofAddressSecret } from './resources.ts';
import { addApprovals, grantOutbox } from './constructs/approvals.ts';
import { addAuditComparison } from './constructs/audit-comparison.ts';
import { addErasures } from './constructs/erasures.ts';
import { suppressEnd } from './constructs/suppressed-findings.ts';
import { grantInvalidation, setEnvironment } from './constructs/grants.ts';
import { addImports } from './constructs/imports.ts';
import { addMailReports } from './constructs/mail-reports.ts';
import { grantSendEmail } from './constructs/send-email.ts';
import { Sending } from './constructs/sending.ts';
import { firewallArns } from './constructs/firewall.ts';
import { AppFunction } from './constructs/app-function.ts';
import { FileWorker } from './constructs/file-worker.ts';
import { ScheduledJob, type AddJob, type ScheduledJobProps } from './constructs/scheduled-job.ts';
import { SmokeSecret } from './constructs/smoke-secret.ts';
import { StreamConsumer } from './constructs/stream-consumer.ts';
import type { DataStack } from './data-stack.ts';
import type { MailStack } from './mail-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { WebStack } from './web-stack.ts';

interface JobsStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
  mail: MailStack | undefined;
}

/** MB; the larger share of a processor halves the time. */
const imageMemory = 2048;
const documentMemory = 1792;

/** The secret that archives are signed with, and the public keys. */
export const archiveKeys = [`${scopes.secret}archive`, signingKeysPartition('archive')];

export class JobsStack extends AppStack {
  readonly deadLetters: Queue;
  readonly streamConsumers: StreamConsumer[] = [];
  readonly siteCheck: ScheduledJob;

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    this.templateOptions.description = 'What happens without anybody waiting for the answer';
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.deadLetterDays),
    });
    suppressEnd(this.deadLetters);
    const sending = props.mail?.sending ?? new Sending(this, 'Sending');
    this.addOutbox(props, sending);
    addMailReports(this, { table: props.data.table, sending, deadLetters: this.deadLetters });
    this.addEdge(props);
    this.addUploads(props.data, props.web);
    const addJob: AddJob = (name, job) => this.addJob(name, job);
    addErasures(props.data, addJob);
    this.addPermissions(props.data);
    addApprovals(props.data.table, addJob);
    addAuditComparison(props.data, addJob);
    this.addRollUp(props.data);
    this.addReconciliation(props.data);
    this.siteCheck = this.addSiteCheck(props.web);
    this.addRotation(props);
  }

  private addUploads(data: DataStack, web: WebStack): void {
    const process = new FileWorker(this, 'ProcessUpload', {
      bundle: 'process-upload',
      description: 'Checks an uploaded file and publishes what is made of it',
      errorImpact: 'Uploaded files stay pending for up to half an hour',
      timeout: Duration.seconds(60),
      memory: imageMemory,
      reservedConcurrency: reserved.processUpload,
      bucket: data.assets.bucket,
      prefixes: [objectPrefixes.upload],
      deadLetters: this.deadLetters,
    });
    const sweep = this.addJob('SweepJobs', {
      bundle: 'sweep-jobs',
      description: 'Ends uploads and removals that did not end by themselves',
      errorImpact: 'Abandoned uploads keep their room, deleted files stay readable',
      every: Duration.minutes(limits.sweepMinutes),
      memory: imageMemory,
    });
    this.addDocuments(data, web, sweep);
    addImports(this, { data, sweep, deadLetters: this.deadLetters });
    for (const fn of [process, sweep]) {
      data.table.grantReadWriteWithin(fn, [scopes.organization, scheduledPartition('upload')]);
      data.assets.grantProcess(fn);
    }
  }

  private addDocuments({ assets, table }: DataStack, web: WebStack, sweep: ScheduledJob): void {
    const make = new FileWorker(this, 'MakeDocument', {
      bundle: 'make-document',
      description: 'Makes documents of references, and archives of all that an organization has',
      errorImpact: 'Documents and archives stay pending for up to a quarter of an hour',
      timeout: Duration.minutes(2),
      memory: documentMemory,
      reservedConcurrency: reserved.makeDocument,
      bucket: assets.bucket,
      prefixes: ['document/', 'export/'].map((job) => objectPrefixes.ticket + job),
      deadLetters: this.deadLetters,
    });
    const started = [scheduledPartition('document'), scheduledPartition('export')];
    const changed = [scopes.organization, scopes.mail, documentProofs, ...archiveKeys, ...started];
    table.grantReadWriteWithin(make, changed, [
      scopes.public,
      scopes.audit,
      scopes.statistics,
      proofAddressSecret,
    ]);
    setEnvironment(make, { WEB_ORIGIN: web.origin } satisfies z.input<typeof siteEnvironment>);
    assets.grantMake(make);
    assets.grantReadPrivate(make);
    assets.grantReadForms(make);
    assets.grantReadSent(make);
    // A volume that was made starts the next.
    assets.grantStart(make);
    table.grantReadWithin(sweep, started);
    assets.grantStart(sweep);
  }

  private addRollUp(data: DataStack): void {
    const rollUp = this.addJob('RollUpAnalytics', {
      bundle: 'roll-up-analytics',
      description: 'Adds the buffered visits of busy organizations to their counters',
      errorImpact: 'Reports of busy organizations lack the latest visits',
      every: Duration.minutes(5),
    });
    data.table.grantReadWriteWithin(rollUp, [scopes.statistics, scheduledPartition('roll-up')]);
  }

  private addPermissions({ table }: DataStack): void {
    const finish = this.addJob('FinishWithdrawals', {
      bundle: 'finish-withdrawals',
      description: 'Takes down what customers have withdrawn, and tells who has to inform buyers',
      errorImpact:
        'Visitors still see references that their customers have withdrawn; nobody hears that a buyer has to be told',
      every: Duration.minutes(1),
    });
    const end = this.addJob('EndPermissions', {
      bundle: 'end-permissions',
      description: 'Reminds of permissions that end, and ends them',
      errorImpact: 'Visitors still see references whose permission has ended; nobody is reminded',
      // The delay until an ended permission takes its card down.
      every: Duration.minutes(1),
    });
    const both = [scopes.organization, scopes.public, scopes.audit];
    const told = [...both, scopes.mail, scheduledPartition('recall')];
    table.grantReadWriteWithin(finish, [...told, scopes.proof, scheduledPartition('withdraw')]);
    table.grantReadWriteWithin(end, [...told, scheduledPartition('permission')]);
  }

  private addReconciliation(data: DataStack): void {
    const reconcile = this.addJob('ReconcileBilling', {
      bundle: 'reconcile-billing',
      description: 'Asks Stripe about every subscription, in case it did not reach us',
      errorImpact: 'An organization may have a plan that it does not pay for, or lack one that it pays for',
      // A round takes a day; a run that times out leaves the rest to the next.
      every: Duration.hours(1),
      // Customers follow one another, far below Stripe's rate limit.
      timeout: Duration.minutes(15),
    });
    data.table.grantReadWriteWithin(reconcile, [scopes.organization, scopes.audit, scopes.stripe]);
    data.stripe.grantUse(reconcile);
  }

  private addSiteCheck(web: WebStack): ScheduledJob {
    const { demoOrganizationId } = this.stage;
    const check = this.addJob('CheckSite', {
      bundle: 'check-site',
      description: 'Looks at the site as a visitor does, and does there what a customer does',
      errorImpact: 'Nobody hears that the site cannot be reached',
      every: Duration.minutes(5),
    });
    const environment: z.input<typeof siteEnvironment> = {
      WEB_ORIGIN: web.origin,
      ...(demoOrganizationId && { DEMO_ORGANIZATION: demoOrganizationId }),
    };
    setEnvironment(check, environment);
    if (!this.stage.local) new SmokeSecret(this, 'SmokeTest', this.stage).grantUse(check);
    return check;
  }

  private addRotation({ api, web }: JobsStackProps): void {
    const fn = new AppFunction(this, 'RotateOriginSecret', {
      bundle: 'rotate-origin-secret',
      description: 'Replaces the secret by which the functions know the edge',
      errorImpact: 'Nobody yet: the secret that only CloudFront should know stays the same for longer',
      alarmingErrors: 1,
      timeout: Duration.minutes(15),
    });
    const { distribution, origin } = web;
    const firewall = this.stage.firewall ? firewallArns(this) : undefined;
    api.originSecret.rotateBy({ fn, distribution, origin, firewall });
  }

  private addJob(id: string, props: Omit<ScheduledJobProps, 'deadLetters'>): ScheduledJob {
    const { deadLetters } = this;
    // The timeout must stay below `serverLimits.jobLeaseMinutes`.
    return new ScheduledJob(this, id, { timeout: Duration.minutes(5), ...props, deadLetters });
  }

  private addOutbox({ data, web }: JobsStackProps, sending: Sending): void {
    const fn = this.addJob('WorkOutbox', {
      bundle: 'work-outbox',
      description: 'Sends the mails of the outbox, and carries over what contacts have answered',
      // The stream brings new mails at once; the runs send those that SES did not take.
      every: Duration.minutes(1),
      errorImpact:
        'Invited people, subscribers and the operator wait for their mails; what customers approved or withdrew has its effect a minute later',
      // Covers the lease of an interrupted run, and SES.
      timeout: Duration.minutes(2),
    });
    grantOutbox(data.table, fn);
    grantSendEmail(fn, web.origin, sending);
    // Mails have pictures inside, so that nothing is loaded from outside.
    data.assets.grantReadPrivate(fn);
    this.streamConsumers.push(
      new StreamConsumer(this, 'Outbox', {
        table: data.table,
        fn,
        follows: [{ scope: scopes.mail }, { scope: answersPartition }],
        failureImpact: 'Somebody did not get a mail, or the job has to carry over what a contact answered',
      }),
    );
  }

  private addEdge({ data, web }: JobsStackProps): void {
    const fn = new AppFunction(this, 'InvalidateCache', {
      bundle: 'invalidate-cache',
      description:
        'Makes files public that pages show, hides the others, makes the edge forget what has changed, and copies the audit trail',
      errorImpact:
        'Visitors see what was changed or withdrawn for up to a minute, and pictures that were withdrawn until the next change',
      // Covers the waiting while CloudFront has too many invalidations.
      timeout: Duration.seconds(60),
    });
    grantInvalidation(web.distribution, fn);
    data.table.grantReadPublic(fn);
    data.assets.grantPublish(fn);
    data.auditCopies.grantAdd(fn);
    this.streamConsumers.push(
      new StreamConsumer(this, 'Edge', {
        table: data.table,
        fn,
        follows: [
          // No edge caches a new page.
          { scope: scopes.public, item: publicPageItem, events: ['MODIFY', 'REMOVE'] },
          { scope: scopes.audit, events: ['INSERT', 'MODIFY', 'REMOVE'] },
        ],
        // The window merges successive changes, and lets older responses arrive at the edge before the invalidation.
        batch: { size: 1000, window: Duration.seconds(1) },
        failureImpact:
          'Visitors saw what was changed or withdrawn for up to a minute, and see withdrawn pictures until the next change (docs/operations/runbook.md)',
      }),
    );
  }
}
