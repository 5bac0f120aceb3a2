import { createHash } from 'node:crypto';

/** Properties are resolved when they are read. */
export interface Resource {
  stack: string;
  logicalId: string;
  type: string;
  has(name: string): boolean;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the resource type
  property<T>(name: string): T | undefined;
}

export interface LocalAccount {
  region: string;
  accountId: string;
  /** Host and port, which replace the distribution's domain name. */
  host: string;
}

/** Ids depend on the logical id only, so they survive a restart. */
export class PhysicalIds {
  readonly custom = new Map<string, Record<string, string>>();
  private readonly account: LocalAccount;

  constructor(account: LocalAccount) {
    this.account = account;
  }

  ref(resource: Resource): string {
    switch (resource.type) {
      case 'AWS::DynamoDB::GlobalTable':
      case 'AWS::DynamoDB::Table':
        return resource.property<string>('TableName') ?? fullName(resource);
      case 'AWS::S3::Bucket':
        return resource.property<string>('BucketName') ?? fullName(resource).toLowerCase().slice(0, 63);
      case 'AWS::Lambda::Function':
        return resource.property<string>('FunctionName') ?? fullName(resource);
      case 'AWS::Cognito::UserPool':
        return `${this.account.region}_${stableId(resource, 9)}`;
      case 'AWS::Cognito::UserPoolClient':
        return stableId(resource, 26);
      case 'AWS::ApiGatewayV2::Api':
        return stableId(resource, 10);
      case 'AWS::CloudFront::Function':
        return this.arn('cloudfront', `function/${fullName(resource)}`);
      case 'AWS::SecretsManager::Secret':
        // The service adds six characters, by which a template finds the end of the name.
        return this.arn('secretsmanager', `secret:${secretName(resource)}-${stableId(resource, 6)}`);
      default:
        return resource.logicalId;
    }
  }

  attribute(resource: Resource, name: string): string {
    const value = this.attributes(resource)[name];
    if (value !== undefined) return value;
    throw new Error(`${resource.logicalId}.${name} (${resource.type}) has no local counterpart.`);
  }

  private attributes(resource: Resource): Record<string, string | undefined> {
    const ref = this.ref(resource);
    const { region, host } = this.account;
    switch (resource.type) {
      case 'AWS::DynamoDB::GlobalTable':
      case 'AWS::DynamoDB::Table':
        return {
          Arn: this.arn('dynamodb', `table/${ref}`),
          // The engine labels the stream itself, so readers look it up by the table's name.
          StreamArn: this.arn('dynamodb', `table/${ref}/stream/local`),
        };
      case 'AWS::S3::Bucket':
        return {
          Arn: `arn:aws:s3:::${ref}`,
          DomainName: `${ref}.s3.amazonaws.com`,
          RegionalDomainName: `${ref}.s3.${region}.amazonaws.com`,
        };
      case 'AWS::Lambda::Function':
        return { Arn: this.arn('lambda', `function:${ref}`) };
      case 'AWS::IAM::Role':
        return { Arn: `arn:aws:iam::${this.account.accountId}:role/${ref}` };
      case 'AWS::Cognito::UserPool':
        return {
          Arn: this.arn('cognito-idp', `userpool/${ref}`),
          UserPoolId: ref,
          ProviderName: `cognito-idp.${region}.amazonaws.com/${ref}`,
          ProviderURL: `https://cognito-idp.${region}.amazonaws.com/${ref}`,
        };
      case 'AWS::SecretsManager::Secret':
        return { Id: ref };
      case 'AWS::SQS::Queue':
        return { Arn: this.arn('sqs', ref), QueueName: ref };
      case 'AWS::Logs::LogGroup':
        return { Arn: this.arn('logs', `log-group:${ref}:*`) };
      case 'AWS::Cognito::UserPoolClient':
        return { ClientId: ref };
      case 'AWS::ApiGatewayV2::Api':
        return { ApiId: ref, ApiEndpoint: `https://${ref}.execute-api.${region}.amazonaws.com` };
      case 'AWS::CloudFront::Function':
        return { FunctionARN: ref, 'FunctionMetadata.FunctionARN': ref };
      case 'AWS::CloudFront::Distribution':
        return { DomainName: host, Id: ref };
      case 'AWS::CloudFront::ResponseHeadersPolicy':
      case 'AWS::CloudFront::OriginAccessControl':
      case 'AWS::CloudFront::CachePolicy':
      case 'AWS::CloudFront::OriginRequestPolicy':
        return { Id: ref };
      default:
        return this.custom.get(resource.logicalId) ?? {};
    }
  }

  private arn(service: string, rest: string): string {
    return `arn:aws:${service}:${this.account.region}:${this.account.accountId}:${rest}`;
  }
}

export const secretName = (resource: Resource): string =>
  resource.property<string>('Name') ?? `${resource.logicalId}-${stableId(resource, 12)}`;

function fullName(resource: Resource): string {
  return `${resource.stack}-${resource.logicalId}`;
}

function stableId(resource: Resource, length: number): string {
  const digest = createHash('sha256').update(fullName(resource)).digest('hex');
  return BigInt(`0x${digest}`).toString(36).padStart(50, '0').slice(-length);
}
