import { CfnResource, Names, Stack, Token, type IAspect } from 'aws-cdk-lib';
import {
  CfnKeyGroup,
  CfnOriginAccessControl,
  CfnOriginRequestPolicy,
  CfnPublicKey,
  CfnResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IConstruct } from 'constructs';

/** These names are unique in an account, and CDK derives them from the path only. */
const nameOf: Record<string, string> = {
  [CfnKeyGroup.CFN_RESOURCE_TYPE_NAME]: 'KeyGroupConfig.Name',
  [CfnOriginAccessControl.CFN_RESOURCE_TYPE_NAME]: 'OriginAccessControlConfig.Name',
  [CfnOriginRequestPolicy.CFN_RESOURCE_TYPE_NAME]: 'OriginRequestPolicyConfig.Name',
  [CfnPublicKey.CFN_RESOURCE_TYPE_NAME]: 'PublicKeyConfig.Name',
  [CfnResponseHeadersPolicy.CFN_RESOURCE_TYPE_NAME]: 'ResponseHeadersPolicyConfig.Name',
};

/** CloudFront accepts 64 characters; this leaves room for the longest region. */
const maxLength = 48;

/** With the region in the name, the same stage can run in two regions of one account. */
export const globalNames: IAspect = {
  visit(node: IConstruct): void {
    if (!CfnResource.isCfnResource(node)) return;
    const { region } = Stack.of(node);
    const path = nameOf[node.cfnResourceType];
    if (!path || Token.isUnresolved(region)) return;
    node.addPropertyOverride(path, `${Names.uniqueResourceName(node, { maxLength })}-${region}`);
    if (node instanceof CfnPublicKey)
      node.addPropertyOverride('PublicKeyConfig.CallerReference', `${node.node.addr}-${region}`);
  },
};
