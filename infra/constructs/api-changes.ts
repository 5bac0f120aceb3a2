import { CfnAuthorizer, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { CfnResource, Stack } from 'aws-cdk-lib';

export const apiChangesAtOnce = 3;

/** API Gateway refuses some of many concurrent changes, so each part depends on an earlier one. */
export function boundApiChanges(stack: Stack): void {
  const parts = stack.node.findAll().filter(isPart);
  // Integrations come before their routes in this order, so there is no circle.
  for (const [index, part] of parts.slice(apiChangesAtOnce).entries()) part.addDependency(parts[index]!);
}

const isPart = (construct: object): construct is CfnResource =>
  [CfnAuthorizer, CfnIntegration, CfnRoute].some((kind) => construct instanceof kind);
