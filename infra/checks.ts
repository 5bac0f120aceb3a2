import { Stack, Token, Validations, type App, type CfnResource } from 'aws-cdk-lib';
import { RegionInfo } from 'aws-cdk-lib/region-info';
import {
  AwsSolutionsChecks,
  NagRuleCompliance,
  ServerlessChecks,
  type IApplyRule,
  type NagPack,
} from 'cdk-nag';

export interface Finding {
  id: string;
  path: string;
  info: string;
}

type Listener = (finding: Finding) => void;

function observed(pack: string, params: IApplyRule, listener: Listener): IApplyRule {
  const rule = params.ruleSuffixOverride ?? params.rule.name;
  const report = (id: string) => listener({ id, path: params.node.node.path, info: params.info });
  return {
    ...params,
    ruleSuffixOverride: rule,
    rule: (node) => {
      const result = params.rule(node);
      if (result === NagRuleCompliance.NON_COMPLIANT) report(`${pack}-${rule}`);
      if (!Array.isArray(result)) return result;
      const details = result.map((detail) => readable(detail, node));
      for (const detail of details) report(`${pack}-${rule}[${detail}]`);
      return details;
    },
  };
}

const regionName = new RegExp(`\\b(${RegionInfo.regions.map(({ name }) => name).join('|')})\\b`, 'g');

/** Removes account and region, so that a reason can name its finding. */
function readable(detail: string, node: CfnResource): string {
  const { account } = Stack.of(node);
  const own = Token.isUnresolved(account) ? detail : detail.replaceAll(account, '<account>');
  return own
    .replaceAll(regionName, '<region>')
    .replaceAll(/<AWS::(AccountId|Region)>/g, (_, name) => (name === 'Region' ? '<region>' : '<account>'))
    .replaceAll('<AWS::Partition>', 'aws')
    .replaceAll(/[\w-]+:ExportsOutput(?:FnGetAtt|Ref)(\w+?)[0-9A-F]{8}(\w*?)[0-9A-F]{8}/g, attributeOf)
    .replaceAll(/<(\w+?)[0-9A-F]{8}\.?(\w*)>/g, attributeOf)
    .replaceAll(/cdk-[a-z0-9]+-assets/g, 'cdk-assets');
}

const attributeOf = (_: string, id: string, attribute: string): string =>
  attribute ? `<${id}.${attribute}>` : `<${id}>`;

/** Replaces the one method through which all rules run. */
function listening<Pack extends NagPack>(pack: Pack, listener: Listener): Pack {
  const apply = pack['applyRule'].bind(pack);
  pack['applyRule'] = (params: IApplyRule) => apply(observed(pack.readPackName, params, listener));
  return pack;
}

export const checks = (listener: Listener = () => undefined) => [
  listening(new AwsSolutionsChecks(), listener),
  listening(new ServerlessChecks(), listener),
];

/** Synthesis fails for every finding of cdk-nag without an accepted reason. */
export function addChecks(app: App): void {
  Validations.of(app).addPlugins(...checks());
}
