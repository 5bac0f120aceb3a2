import { Fn } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage, type CfnApi, type HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { resources, type Resource } from '#contract/index';
import { publicPageRoutes, publicPagesPath, socialImageRoutes } from '#contract/site/public-page';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import { billingResources } from './billing-stack.ts';
import { reserved } from './concurrency.ts';
import { approvalSecret } from './constructs/approvals.ts';
import { AccessLog } from './constructs/access-log.ts';
import { ApiDomain } from './constructs/domain-names.ts';
import { releaseGradually } from './constructs/canary-release.ts';
import { boundApiChanges } from './constructs/api-changes.ts';
import { AppFunction } from './constructs/app-function.ts';
import { addResourceRoutes, suppressApprovalPage, suppressPublicPage } from './constructs/resource-routes.ts';
import { OriginSecret } from './constructs/origin-secret.ts';
import { throttleRoutes, otherwise } from './constructs/route-throttles.ts';
import { grantTokenExchange, grantUserManagement } from './constructs/grants.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

type OwnResource = Exclude<Resource, (typeof billingResources)[number]>;

const elsewhere: readonly Resource[] = billingResources;
const isOwn = (resource: Resource): resource is OwnResource => !elsewhere.includes(resource);

const shareOf = (resource: OwnResource): number | undefined =>
  (reserved as Partial<Record<Resource, number>>)[resource];

/** The users who notice when a resource's function fails. */
const errorImpacts: Record<OwnResource, string> = {
  user: 'Users cannot see their profile, switch organization, change their password or second factor, sign out everywhere, export their data or delete their account',
  session: 'Nobody stays signed in: sign-ins do not finish, and sessions end within 15 minutes',
  organization: 'Users cannot see or create organizations',
  team: 'Users cannot see their team, invite, remove people or change roles',
  customer: 'Users cannot work on customers',
  permission: 'Users cannot see or record what customers allow, nor withdraw it',
  approval: 'Users cannot ask customers for approval, nor see what they have answered',
  reference: 'Users cannot work on reference cards, nor publish or withdraw one',
  collection: 'Users cannot work on collections',
  asset: 'Users cannot upload, see or delete files',
  captcha: 'Nobody can invite people, write to us or subscribe',
  contact: 'Nobody can write to us, subscribe to the newsletter or leave it',
  public: 'Visitors do not see reference pages and collections',
  event: 'Visits are not counted',
  analytics: 'Users do not see what visitors did',
  meta: 'The API description cannot be read',
};

/** Everyone depends on signing in and on cards, so these are released gradually. */
const releasedGradually = new Set<OwnResource>(['session', 'reference']);

type Grant = (fn: AppFunction, data: DataStack) => void;

/** Partitions that begin with one of these, to read and write. */
const partitions =
  (...within: string[]): Grant =>
  (fn, { table }) =>
    table.grantReadWriteWithin(fn, within);

/** What those touch who change things in an organization: its rows, the audit trail, the response to an Idempotency-Key. Memberships are read. */
const changed = [scopes.organization, scopes.audit, scopes.idempotency];
const member =
  (...own: string[]): Grant =>
  (fn, { table }) =>
    table.grantReadWriteWithin(fn, [...changed, ...own], [scopes.user]);
/** The scopes of operations that also add or remove members. */
const memberships = [...changed, scopes.user];
const captcha = [scopes.captcha, scopes.rate, scopes.secret];

/** The grants of each resource's function. */
const grants: Record<OwnResource, Grant> = {
  user: (fn, data) => {
    const own = [
      scopes.user,
      scopes.invitee,
      scopes.subscriber,
      scopes.mail,
      scopes.rate,
      scheduledPartition('erase'),
    ];
    partitions(scopes.organization, scopes.audit, ...own)(fn, data);
    grantUserManagement(data.userPool, fn);
    // The function may only read the second factor. Account changes use the caller's own token.
    data.userPool.grant(fn, 'cognito-idp:AdminGetUser');
  },
  session: (fn, data) => grantTokenExchange(data.webClient, fn),
  // Deleting an organization mails its owners.
  organization: partitions(
    ...memberships,
    scopes.public,
    scopes.invitee,
    scopes.mail,
    scheduledPartition('release'),
    scheduledPartition('purge'),
  ),
  team: partitions(...memberships, scopes.invitee, scopes.mail, ...captcha),
  customer: member(scopes.public, scheduledPartition('approval')),
  // A withdrawal takes down what is public; the job ends what it does not.
  permission: (fn, { table }) =>
    table.grantReadWriteWithin(
      fn,
      [...changed, scopes.public, scheduledPartition('withdraw'), scheduledPartition('permission')],
      [scopes.user, scopes.statistics],
    ),
  // Branding is in the row of the public page. The links are signed with a secret of their own.
  approval: (fn, { table }) =>
    table.grantReadWriteWithin(
      fn,
      [...changed, scopes.approval, scopes.mail, scopes.rate, approvalSecret, scheduledPartition('approval')],
      [scopes.user, scopes.public],
    ),
  reference: member(scopes.public, scheduledPartition('approval')),
  collection: member(scopes.public),
  asset: (fn, data) => {
    member(scopes.rate, scheduledPartition('upload'))(fn, data);
    data.assets.grantUpload(fn);
    data.fileKey.grantSign(fn);
    data.assets.grantRemove(fn);
  },
  captcha: partitions(scopes.secret),
  contact: partitions(scopes.contact, scopes.subscriber, scopes.mail, scopes.idempotency, ...captcha),
  public: (fn, { table }) => table.grantReadPublic(fn),
  event: (fn, data) => {
    data.table.grantReadPublic(fn);
    partitions(
      scopes.statistics,
      scopes.counted,
      scopes.salt,
      scopes.rate,
      scheduledPartition('roll-up'),
    )(fn, data);
  },
  // The time zone is in the row of the public page.
  analytics: (fn, { table }) =>
    table.grantReadWithin(fn, [scopes.user, scopes.organization, scopes.statistics, scopes.public]),
  meta: () => undefined,
};

/** The HTTP API: one function per resource and one route per entry of the contract; those of billing are in its own stack. */
export class ApiStack extends AppStack {
  readonly api: HttpApi;
  /** The host name by which the edge calls the API. */
  readonly hostName: string;
  readonly signedIn: HttpUserPoolAuthorizer;
  readonly accessLog: AccessLog;
  readonly originSecret: OriginSecret;
  /** The function that renders visitors' pages. */
  readonly pages: AppFunction;
  private readonly routes: HttpRoute[] = [];

  constructor(scope: Construct, id: string, props: AppStackProps & { data: DataStack }) {
    super(scope, id, props);
    const { data } = props;
    const domain = this.stage.domain && new ApiDomain(this, 'Domain', this.stage.domain);

    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      disableExecuteApiEndpoint: domain !== undefined,
    });
    // The export stays whether the edge uses it or not: CloudFormation refuses to remove an imported one, so
    // a stage could never get a domain.
    this.exportValue((this.api.node.defaultChild as CfnApi).attrApiEndpoint);
    this.hostName = domain?.hostName ?? Fn.select(2, Fn.split('/', this.api.apiEndpoint));
    this.signedIn = new HttpUserPoolAuthorizer('SignedIn', data.userPool, {
      userPoolClients: [data.webClient],
    });
    this.originSecret = new OriginSecret(this, 'OriginSecret');
    const own = (Object.keys(resources) as Resource[]).filter(isOwn);
    for (const resource of own) this.addResource(resource, data);
    this.pages = this.addPublicPages(data);
    this.addApprovalPage(data);
    this.accessLog = new AccessLog(this, 'AccessLog');
    this.addStage(domain);
    boundApiChanges(this);
  }

  /** Adds visitors' pages. Other paths below theirs return an error page. */
  private addPublicPages(data: DataStack): AppFunction {
    const pages = new AppFunction(this, 'ReferencePage', {
      bundle: 'reference-page',
      description: 'Renders the public pages and the data of embeds',
      errorImpact: 'Visitors do not see reference pages, collections and embedded references',
      memory: 1024,
      reservedConcurrency: reserved.referencePage,
    });
    const images = new AppFunction(this, 'SocialImage', {
      bundle: 'social-image',
      description: 'Draws the pictures that social networks show of public pages',
      errorImpact: 'Links to public pages are shown without a picture',
      // A whole processor: the first picture takes half the time of a start with 1024 and costs the same. The edge waits for 5 seconds.
      memory: 1769,
      reservedConcurrency: reserved.socialImage,
    });
    for (const fn of [pages, images]) {
      data.table.grantReadPublic(fn);
      this.originSecret.grantVerify(fn);
    }
    const paths = (table: object) =>
      Object.values(table as Record<string, { path: string }>).map(({ path }) => path);
    this.addPaths(pages, releaseGradually(pages), [
      ...paths(publicPageRoutes),
      `${publicPagesPath}/{missing+}`,
    ]);
    this.addPaths(images, images, paths(socialImageRoutes));
    return pages;
  }

  /** Adds the page for contacts with an approval request. */
  private addApprovalPage(data: DataStack): void {
    const fn = new AppFunction(this, 'ApprovalPage', {
      bundle: 'approval-page',
      description: 'Shows contacts what they are asked about, and takes their answers',
      errorImpact: 'Contacts cannot approve, decline or withdraw what is shown of their company',
      memory: 1024,
      reservedConcurrency: reserved.approvalPage,
    });
    data.table.grantReadWriteWithin(fn, [scopes.approval], [scopes.public]);
    // The page shows pictures that may not be public yet.
    data.fileKey.grantSign(fn);
    this.originSecret.grantVerify(fn);
    const integration = new HttpLambdaIntegration('ApprovalPageIntegration', fn, {
      scopePermissionToRoute: false,
    });
    const { path } = approvalPageRoutes.showRequest;
    const methods = [HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST];
    const made = this.api.addRoutes({ path, methods, integration });
    made.forEach(suppressApprovalPage);
    this.collect(made);
  }

  private addPaths(fn: AppFunction, called: IFunction, paths: string[]): void {
    const integration = new HttpLambdaIntegration(`${fn.node.id}Integration`, called, {
      scopePermissionToRoute: false,
    });
    const methods = [HttpMethod.GET, HttpMethod.HEAD];
    for (const path of paths) {
      const made = this.api.addRoutes({ path, methods, integration });
      made.forEach(suppressPublicPage);
      this.collect(made);
    }
  }

  private addResource(resource: OwnResource, data: DataStack): void {
    const fn = new AppFunction(this, `${resource[0]!.toUpperCase()}${resource.slice(1)}`, {
      bundle: resource,
      description: `Answers the ${resource} routes of the contract`,
      errorImpact: errorImpacts[resource],
      reservedConcurrency: shareOf(resource),
    });
    grants[resource](fn, data);
    const called = releasedGradually.has(resource) ? releaseGradually(fn) : fn;
    this.collect(addResourceRoutes(this, this, resource, fn, called));
  }

  private collect(routes: HttpRoute[]): void {
    this.routes.push(...routes);
  }

  private addStage(domain: ApiDomain | undefined): void {
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      ...(domain && { domainMapping: { domainName: domain.domainName } }),
      throttle: { rateLimit: otherwise.rate, burstLimit: otherwise.burst },
      accessLogSettings: this.accessLog.settings,
    });
    throttleRoutes(stage, this.routes);
  }
}
