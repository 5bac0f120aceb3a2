import { CfnAuthorizer, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { CfnResource, Stack } from 'aws-cdk-lib';

/** How many parts of the API are made, changed or deleted at the same moment. */
export const apiChangesAtOnce = 3;

/**
 * API Gateway changes one API at a time: of many parts that CloudFormation makes at once, some are refused for a "concurrent modification",
 * and the deployment with them. So each waits for the one some places before it, which bounds how many are under way.
 */
export function boundApiChanges(stack: Stack): void {
  const parts = stack.node.findAll().filter(isPart);
  // In the order in which they were made, an integration is before its routes: nothing waits in a circle.
  for (const [index, part] of parts.slice(apiChangesAtOnce).entries()) part.addDependency(parts[index]!);
}

const isPart = (construct: object): construct is CfnResource =>
  [CfnAuthorizer, CfnIntegration, CfnRoute].some((kind) => construct instanceof kind);
