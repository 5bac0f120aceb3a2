import { Fn } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage, type CfnApi, type HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { buyerProofRoutes } from '#contract/tender/proof-page';
import { publicPageRoutes, publicPagesPath, socialImageRoutes } from '#contract/site/public-page';
import { scopes } from '#functions/shared/data/table';
import { reserved } from './concurrency.ts';
import { AccessLog } from './constructs/access-log.ts';
import { ApiDomain } from './constructs/domain-names.ts';
import { releaseGradually } from './constructs/canary-release.ts';
import { boundApiChanges } from './constructs/api-changes.ts';
import { AppFunction } from './constructs/app-function.ts';
import {
  addResource,
  suppressApprovalPage,
  suppressBuyerProof,
  suppressPublicPage,
} from './constructs/resource-routes.ts';
import { OriginSecret } from './constructs/origin-secret.ts';
import { throttleRoutes, otherwise } from './constructs/route-throttles.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import { resourcesIn } from './resources.ts';

/** One function per resource (`resources.ts`) and one route per entry of the contract, except for billing. */
const reading = [HttpMethod.GET, HttpMethod.HEAD];

export class ApiStack extends AppStack {
  readonly api: HttpApi;
  readonly hostName: string;
  readonly signedIn: HttpUserPoolAuthorizer;
  readonly accessLog: AccessLog;
  readonly originSecret: OriginSecret;
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
    // CloudFormation refuses to remove an imported export, so a stage could never get a domain without this.
    this.exportValue((this.api.node.defaultChild as CfnApi).attrApiEndpoint);
    this.hostName = domain?.hostName ?? Fn.select(2, Fn.split('/', this.api.apiEndpoint));
    this.signedIn = new HttpUserPoolAuthorizer('SignedIn', data.userPool, {
      userPoolClients: [data.webClient],
    });
    this.originSecret = new OriginSecret(this, 'OriginSecret');
    const { api, signedIn, originSecret } = this;
    for (const resource of resourcesIn(undefined))
      this.routes.push(...addResource(this, { api, signedIn, originSecret, data }, resource).made);
    this.pages = this.addPublicPages(data);
    this.addApprovalPage(data);
    this.addBuyerProof(data);
    this.accessLog = new AccessLog(this, 'AccessLog');
    this.addStage(domain);
    boundApiChanges(this);
  }

  /** Other paths below theirs return an error page. */
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
      // A whole processor halves the time of 1024 MB at the same cost. The edge waits for 5 seconds.
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
    data.fileKeys.grantSign(fn);
    this.originSecret.grantVerify(fn);
    this.addPaths(fn, fn, [approvalPageRoutes.showRequest.path], {
      methods: [...reading, HttpMethod.POST],
      suppress: suppressApprovalPage,
    });
  }

  private addBuyerProof(data: DataStack): void {
    const fn = new AppFunction(this, 'BuyerProof', {
      bundle: 'buyer-proof',
      description: 'Shows buyers what customers have confirmed of the references of a tender',
      errorImpact: 'Buyers cannot see whether customers have confirmed what a tender says',
      memory: 1024,
      reservedConcurrency: reserved.buyerProof,
    });
    data.table.grantReadWriteWithin(fn, [scopes.proof], [scopes.public]);
    this.originSecret.grantVerify(fn);
    const paths = Object.values(buyerProofRoutes).map(({ path }) => path);
    this.addPaths(fn, fn, paths, { suppress: suppressBuyerProof });
  }

  private addPaths(
    fn: AppFunction,
    called: IFunction,
    paths: string[],
    { methods = reading, suppress = suppressPublicPage } = {},
  ): void {
    const integration = new HttpLambdaIntegration(`${fn.node.id}Integration`, called, {
      scopePermissionToRoute: false,
    });
    for (const path of paths) {
      const made = this.api.addRoutes({ path, methods, integration });
      made.forEach(suppress);
      this.routes.push(...made);
    }
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
