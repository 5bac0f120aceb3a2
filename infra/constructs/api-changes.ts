import { CfnAuthorizer, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { CfnResource, Stack } from 'aws-cdk-lib';

/** How many parts of the API are made, changed or deleted at the same moment. */
export const apiChangesAtOnce = 3;

/**
 * API Gateway changes one API at a time and refuses some of many concurrent changes, which fails the
 * deployment. Each part therefore depends on an earlier one, so that only a few run at once.
 */
export function boundApiChanges(stack: Stack): void {
  const parts = stack.node.findAll().filter(isPart);
  // In the order in which they were made, an integration is before its routes: nothing waits in a circle.
  for (const [index, part] of parts.slice(apiChangesAtOnce).entries()) part.addDependency(parts[index]!);
}

const isPart = (construct: object): construct is CfnResource =>
  [CfnAuthorizer, CfnIntegration, CfnRoute].some((kind) => construct instanceof kind);
