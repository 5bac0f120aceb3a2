import { list, properties, type Map, type Rule } from './rule.ts';

const throttled = (settings: Map | undefined): boolean =>
  settings?.ThrottlingRateLimit > 0 && settings?.ThrottlingBurstLimit > 0;

export const callsRules: Rule[] = [
  {
    holds: 'allows no other origin',
    type: 'AWS::ApiGatewayV2::Api',
    broken: (resource) => properties(resource).CorsConfiguration !== undefined,
    careless: (resource) => (properties(resource).CorsConfiguration = { AllowOrigins: ['*'] }),
  },
  {
    holds: 'throttles each of its routes, including those of other stacks',
    type: 'AWS::ApiGatewayV2::Stage',
    broken: (resource) => {
      const { DefaultRouteSettings, RouteSettings = {} } = properties(resource);
      return ![DefaultRouteSettings, ...Object.values<Map>(RouteSettings)].every(throttled);
    },
    careless: (resource) => delete properties(resource).DefaultRouteSettings,
  },
  {
    holds: 'writes an access log without the caller',
    type: 'AWS::ApiGatewayV2::Stage',
    broken: (resource) => {
      const { Format, DestinationArn } = properties(resource).AccessLogSettings ?? {};
      return (
        !DestinationArn ||
        !Format?.includes('"$context.requestId"') ||
        /identity|claims|context\.(path|domain)|authorizer\.(?!error")|userAgent/i.test(Format)
      );
    },
    careless: (resource) =>
      (properties(resource).AccessLogSettings.Format = '$context.identity.sourceIp $context.requestId'),
  },
  {
    holds: 'admits the alarms of this account, which a custom policy excludes by default',
    type: 'AWS::SNS::TopicPolicy',
    broken: (resource) =>
      !list<Map>(properties(resource).PolicyDocument.Statement).some(
        ({ Effect, Action, Principal }) =>
          Effect === 'Allow' && Action === 'sns:Publish' && Principal.Service === 'cloudwatch.amazonaws.com',
      ),
    careless: (resource) =>
      (properties(resource).PolicyDocument.Statement = properties(resource).PolicyDocument.Statement.filter(
        ({ Effect }: Map) => Effect === 'Deny',
      )),
  },
  {
    holds: 'sends failed events to a queue',
    type: 'AWS::Lambda::EventSourceMapping',
    broken: (resource) => !properties(resource).DestinationConfig?.OnFailure?.Destination,
    careless: (resource) => delete properties(resource).DestinationConfig,
  },
  {
    holds: 'has a queue for undelivered events, and its function one for failed events',
    type: 'AWS::Events::Rule',
    // The other alarms notify a topic.
    concerns: (resource) => list<Map>(properties(resource).Targets).some(({ Arn }) => Arn['Fn::GetAtt']),
    broken: (resource, { beside }) => {
      const invoked = Object.values(beside)
        .filter(({ Type }) => Type === 'AWS::Lambda::EventInvokeConfig')
        .map((config) => properties(config));
      return list<Map>(properties(resource).Targets).some(({ DeadLetterConfig, Arn }) => {
        const own = invoked.find(({ FunctionName }) => FunctionName.Ref === Arn['Fn::GetAtt']?.[0]);
        return !DeadLetterConfig || !own?.DestinationConfig?.OnFailure;
      });
    },
    careless: (resource) => delete properties(resource).Targets[0].DeadLetterConfig,
  },
  {
    holds: 'uses TLS with browsers and origins, and signs its reads of buckets',
    type: 'AWS::CloudFront::Distribution',
    broken: (resource) => {
      const { DefaultCacheBehavior, CacheBehaviors, Origins } = properties(resource).DistributionConfig;
      return (
        [DefaultCacheBehavior, ...CacheBehaviors].some(
          ({ ViewerProtocolPolicy }) => !/https/.test(ViewerProtocolPolicy),
        ) ||
        Origins.some(({ CustomOriginConfig: custom, OriginAccessControlId }: Map) =>
          custom
            ? custom.OriginProtocolPolicy !== 'https-only' || custom.OriginSSLProtocols.join() !== 'TLSv1.2'
            : !OriginAccessControlId,
        )
      );
    },
    careless: (resource) =>
      (properties(resource).DistributionConfig.CacheBehaviors[0].ViewerProtocolPolicy = 'allow-all'),
  },
  {
    holds: 'sends security headers with every response',
    type: 'AWS::CloudFront::Distribution',
    broken: (resource) => {
      const { DefaultCacheBehavior, CacheBehaviors } = properties(resource).DistributionConfig;
      return [DefaultCacheBehavior, ...CacheBehaviors].some(
        ({ ResponseHeadersPolicyId }) => !ResponseHeadersPolicyId,
      );
    },
    careless: (resource) =>
      delete properties(resource).DistributionConfig.DefaultCacheBehavior.ResponseHeadersPolicyId,
  },
];
