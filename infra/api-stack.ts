import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { resources, routes, type Resource } from '#contract/index';
import { scopes } from '#functions/data/table';
import { HouseFunction } from './constructs/house-function.ts';
import { grantUserManagement } from './constructs/user-pool-grant.ts';
import type { DataStack } from './data-stack.ts';

/** Who notices when a resource's function fails. */
const errorImpacts: Record<Resource, string> = {
  user: 'Users cannot see their profile, switch organisation, sign out everywhere, export their data or delete their account',
  organization: 'Users cannot see or create organisations',
  team: 'Users cannot see their team, invite, remove people or change roles',
  customer: 'Users cannot work on customers',
  reference: 'Users cannot work on reference cards, nor publish or withdraw one',
  collection: 'Users cannot work on collections',
  asset: 'Users cannot upload, see or delete files',
  captcha: 'Nobody can invite people, write to us or subscribe',
  contact: 'Nobody can write to us, subscribe to the newsletter or leave it',
  public: 'Visitors do not see reference pages and collections',
  meta: 'The API description cannot be read',
};

type Grant = (fn: HouseFunction, data: DataStack) => void;
const tenants: Grant = (fn, { table }) => table.grantReadWrite(fn);

/** What each resource's function may touch. */
const grants: Record<Resource, Grant> = {
  user: (fn, data) => {
    tenants(fn, data);
    grantUserManagement(data.userPool, fn);
  },
  organization: tenants,
  team: tenants,
  customer: tenants,
  reference: tenants,
  collection: tenants,
  asset: (fn, data) => {
    tenants(fn, data);
    data.assets.grantUpload(fn);
    data.assets.grantRemove(fn);
  },
  captcha: (fn, { table }) => table.grantReadWriteWithin(fn, [scopes.secret]),
  contact: (fn, { table }) =>
    table.grantReadWriteWithin(fn, [
      scopes.contact,
      scopes.subscriber,
      scopes.mail,
      scopes.captcha,
      scopes.rate,
      scopes.once,
      scopes.secret,
    ]),
  public: (fn, { table }) => table.grantReadPublic(fn),
  meta: () => undefined,
};

/** The HTTP API: one function per resource and one route per entry of the contract. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: HouseFunction[];

  constructor(scope: Construct, id: string, props: StackProps & { data: DataStack }) {
    super(scope, id, props);
    const { data } = props;

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    this.addStage();

    const byResource = new Map(
      (Object.keys(resources) as Resource[]).map((resource) => [resource, this.addFunction(resource, data)]),
    );
    this.functions = [...byResource.values()];

    const signedIn = new HttpUserPoolAuthorizer('SignedIn', data.userPool, {
      userPoolClients: [data.webClient],
    });
    const integrations = new Map(
      [...byResource].map(([resource, fn]) => [
        resource,
        new HttpLambdaIntegration(`${resource}Integration`, fn, { scopePermissionToRoute: false }),
      ]),
    );
    for (const route of routes) {
      this.api.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration: integrations.get(route.resource)!,
        ...(route.access !== 'public' && { authorizer: signedIn }),
      });
    }
  }

  private addFunction(resource: Resource, data: DataStack): HouseFunction {
    const fn = new HouseFunction(this, `${resource[0]!.toUpperCase()}${resource.slice(1)}`, {
      bundle: resource,
      description: `Answers the ${resource} routes of the contract`,
      errorImpact: errorImpacts[resource],
    });
    grants[resource](fn, data);
    return fn;
  }

  private addStage(): void {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog) },
    });
  }
}
