import { beforeAll, describe, expect, it } from 'vitest';
import type { Template } from 'aws-cdk-lib/assertions';
import { rewritePagesCode } from '#infra/edge/rewrite-pages';
import { quota } from '#tools/cost/build';
import { all, synthesiseProd, type Templates } from './templates.ts';

/** `docs/scaling.md` says what to do then. A test that fails at the quota itself fails on the day when it is too late. */
const early = 0.7;

let templates: Templates;
let stacks: [name: string, template: Template][];
beforeAll(() => {
  templates = synthesiseProd();
  const { assemblyDir: _directory, ...made } = templates;
  stacks = Object.entries(made);
});

describe('every stack', () => {
  it('has room for more resources, outputs and bytes in its template', () => {
    for (const [name, template] of stacks) {
      const json = template.toJSON() as { Resources: object; Outputs?: object };
      expect(Object.keys(json.Resources).length, name).toBeLessThan(early * quota.resources);
      expect(Object.keys(json.Outputs ?? {}).length, name).toBeLessThan(early * quota.outputs);
      expect(JSON.stringify(json, null, 1).length, name).toBeLessThan(early * quota.templateBytes);
    }
  });
});

describe('the API', () => {
  it('has room for more routes and more functions behind them', () => {
    const count = (type: string) =>
      stacks.reduce((total, [, template]) => total + all(template, type).length, 0);
    expect(count('AWS::ApiGatewayV2::Route')).toBeLessThan(early * quota.routes);
    expect(count('AWS::ApiGatewayV2::Integration')).toBeLessThan(early * quota.integrations);
  });
});

describe('every function', () => {
  it('has room for more variables in its environment', () => {
    const environments = stacks.flatMap(([, template]) =>
      all(template, 'AWS::Lambda::Function').map(({ Properties }) =>
        JSON.stringify(Properties.Environment ?? {}),
      ),
    );
    expect(Math.max(...environments.map((text) => text.length))).toBeGreaterThan(100);
    for (const text of environments) expect(text.length).toBeLessThan(early * quota.environmentBytes);
  });
});

describe('the list of pages at the edge', () => {
  it('has room for a hundred more articles with long addresses', () => {
    const article = '"/resources/help-center/an-article-with-a-long-address":1,';
    expect(rewritePagesCode().length + 100 * article.length).toBeLessThan(quota.edgeFunctionBytes);
  });
});
