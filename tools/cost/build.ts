import type { Template } from 'aws-cdk-lib/assertions';
import { rewritePagesCode } from '#infra/edge/scripts';
import { all, type Templates } from '../../tests/infra/templates.ts';

export const quota = {
  resources: 500,
  outputs: 200,
  templateBytes: 1_000_000,
  routes: 300,
  integrations: 300,
  environmentBytes: 4_096,
  edgeFunctionBytes: 10_240,
};

const articleBytes = 50;

export function buildRows({ assemblyDir: _directory, ...templates }: Templates): string[][] {
  const stacks = Object.entries<Template>(templates);
  const count = (type: string) =>
    stacks.reduce((total, [, template]) => total + all(template, type).length, 0);
  const largest = (size: (template: Template) => number) => {
    const [first] = stacks
      .map(([name, template]) => ({ name, size: size(template) }))
      .toSorted((a, b) => b.size - a.size);
    return first!;
  };
  const resources = largest((template) => Object.keys(template.toJSON().Resources as object).length);
  const bytes = largest((template) => JSON.stringify(template.toJSON(), null, 1).length);
  const environment = largest((template) =>
    Math.max(
      0,
      ...all(template, 'AWS::Lambda::Function').map(
        ({ Properties }) => JSON.stringify(Properties.Environment ?? {}).length,
      ),
    ),
  );
  const edge = rewritePagesCode().length;
  const room = Math.floor((quota.edgeFunctionBytes - edge) / articleBytes);
  const figure = (value: number) => value.toLocaleString('en');
  const kilobytes = (value: number) =>
    `${(value / 1_000).toLocaleString('en', { maximumSignificantDigits: 2 })} kB`;
  return [
    [
      'Resources of a CloudFormation stack',
      figure(quota.resources),
      `${resources.size}, \`${resources.name}\``,
      'another stack, like that of billing',
    ],
    [
      'Bytes of a template',
      figure(quota.templateBytes),
      `${kilobytes(bytes.size)}, \`${bytes.name}\``,
      'the same',
    ],
    [
      'Routes of an HTTP API',
      figure(quota.routes),
      String(count('AWS::ApiGatewayV2::Route')),
      'request more',
    ],
    [
      'Integrations of an HTTP API',
      figure(quota.integrations),
      String(count('AWS::ApiGatewayV2::Integration')),
      'cannot be raised; one for each function',
    ],
    [
      'Bytes of the environment of a function',
      figure(quota.environmentBytes),
      kilobytes(environment.size),
      'a parameter that is read at the start',
    ],
    [
      'Bytes of a CloudFront function',
      figure(quota.edgeFunctionBytes),
      `${kilobytes(edge)}; ${articleBytes} bytes an article: some ${room} more`,
      'a key value store beside the function',
    ],
  ];
}
