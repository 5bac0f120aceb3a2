import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';

interface Output {
  Value: unknown;
  Export?: { Name: string };
}

/** Across regions, a function of CDK keeps exports as CloudFormation does within one. */
interface CrossRegion {
  Properties?: { WriterProps?: { exports: Record<string, unknown> } };
}

interface Template {
  Resources?: Record<string, CrossRegion>;
  Outputs?: Record<string, Output>;
}

/** Deploys `head` over `base`, stack by stack, and returns what CloudFormation would refuse. */
export function refusals(base: string, head: string): string[] {
  const deployed = new Map(stacksIn(base).map(({ stackName, template }) => [stackName, template]));
  return stacksIn(head).flatMap(({ stackName, template }) => {
    const refused = [
      ...changedInUse(stackName, template, deployed),
      ...readsOf(template)
        .filter((read) => !isThere(read, deployed))
        .map((read) => `${stackName} reads ${nameOf(read)}, which no stack has`),
    ];
    deployed.set(stackName, template);
    return refused;
  });
}

/** Returns stacks in the order in which CDK deploys them. */
const stacksIn = (directory: string) =>
  new CloudAssembly(directory).stacks.map(({ stackName, template }) => ({
    stackName,
    template: template as Template,
  }));

/** CloudFormation keeps an export, and its value, for as long as another stack imports it. */
function changedInUse(
  stackName: string,
  template: Template,
  deployed: ReadonlyMap<string, Template>,
): string[] {
  const before = deployed.get(stackName) ?? {};
  const replaced = replacedIn(before, template);
  const now = exportsOf(template);
  return [...exportsOf(before)]
    .filter(([name, value]) => now.get(name) !== value || replaced.some((id) => value.includes(`"${id}"`)))
    .flatMap(([name]) =>
      [...deployed]
        .filter(
          ([other, importing]) => other !== stackName && readsOf(importing).some((read) => read === name),
        )
        .map(([other]) => `Export ${name} cannot be deleted or changed as it is in use by ${other}`),
    );
}

function replacedIn(before: Template, now: Template): string[] {
  const { changes } = fullDiff({ ...before }, { ...now }).resources;
  return Object.keys(changes).filter((id) => changes[id]!.changeImpact === ResourceImpact.WILL_REPLACE);
}

const exportsOf = ({ Outputs = {}, Resources = {} }: Template): Map<string, string> =>
  new Map(
    [
      ...Object.values(Outputs).flatMap(({ Export, Value }) =>
        Export ? [[Export.Name, Value] as const] : [],
      ),
      ...Object.values(Resources).flatMap(({ Properties }) =>
        Object.entries(Properties?.WriterProps?.exports ?? {}),
      ),
    ].map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** An export's name, or the output of a stack. */
type Read = string | { StackName: string; OutputName: string };

function readsOf(value: unknown): Read[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'Fn::ImportValue' || key === 'Fn::GetStackOutput'
      ? [inner as Read]
      : key === 'ReaderProps'
        ? Object.keys((inner as { imports: object }).imports)
        : readsOf(inner),
  );
}

const isThere = (read: Read, deployed: ReadonlyMap<string, Template>): boolean =>
  typeof read === 'string'
    ? [...deployed.values()].some((template) => exportsOf(template).has(read))
    : deployed.get(read.StackName)?.Outputs?.[read.OutputName] !== undefined;

const nameOf = (read: Read): string =>
  typeof read === 'string' ? read : `${read.StackName}.${read.OutputName}`;
