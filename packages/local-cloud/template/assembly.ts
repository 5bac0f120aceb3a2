import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Intrinsics, type ResolveScope } from './intrinsics.ts';
import { PhysicalIds, type LocalAccount, type Resource } from './physical-ids.ts';

export type { Resource };

interface Template {
  Parameters?: Record<string, { Default?: unknown }>;
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

/** Only properties that the local cloud uses are resolved; the start fails if one cannot be. */
export class Assembly {
  readonly directory: string;
  readonly account: LocalAccount;
  private readonly templates = new Map<string, Template>();
  private readonly intrinsics: Intrinsics;
  private readonly physicalIds: PhysicalIds;

  constructor(directory: string, account: LocalAccount) {
    this.directory = directory;
    this.account = account;
    const files = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
    if (files.length === 0) throw new Error(`There is no synthesized stack in ${directory}.`);
    for (const file of files.sort()) {
      const template = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Template;
      this.templates.set(file.replace(/\.template\.json$/, ''), template);
    }
    this.physicalIds = new PhysicalIds(account);
    this.intrinsics = new Intrinsics(account);
  }

  ofType(type: string): Resource[] {
    return [...this.templates].flatMap(([stack, template]) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([logicalId]) => this.resource(stack, logicalId)),
    );
  }

  custom(): Resource[] {
    const types = [...this.templates.values()].flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    return [...new Set(types)]
      .filter((type) => type.startsWith('Custom::'))
      .flatMap((type) => this.ofType(type));
  }

  made(resource: Resource, attributes: Record<string, string>): void {
    this.physicalIds.custom.set(resource.logicalId, attributes);
  }

  only(type: string): Resource {
    const found = this.ofType(type);
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(`Expected one ${type} in the app, found ${found.length}.`);
    return first;
  }

  ref(resource: Resource): string {
    return this.physicalIds.ref(resource);
  }

  attribute(resource: Resource, name: string): string {
    return this.physicalIds.attribute(resource, name);
  }

  private resource(stack: string, logicalId: string): Resource {
    const definition = this.template(stack).Resources[logicalId];
    if (!definition) throw new Error(`${stack} has no resource ${logicalId}.`);
    const properties = definition.Properties ?? {};
    return {
      stack,
      logicalId,
      type: definition.Type,
      has: (name) => name in properties,
      // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
      property: <T>(name: string) => {
        try {
          return this.intrinsics.resolve(properties[name], this.scope(stack)) as T | undefined;
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`${stack}/${logicalId}.${name}: ${reason}`, { cause: error });
        }
      },
    };
  }

  private scope(stack: string): ResolveScope {
    return {
      stack,
      ref: (name) => this.refByName(stack, name),
      attribute: (logicalId, name) => this.physicalIds.attribute(this.resource(stack, logicalId), name),
      importValue: (name) => this.importValue(name),
      stackOutput: ({ StackName, OutputName }) => {
        const output = this.template(StackName).Outputs?.[OutputName];
        if (!output) throw new Error(`${StackName} has no output ${OutputName}.`);
        return this.intrinsics.resolve(output.Value, this.scope(StackName));
      },
    };
  }

  private refByName(stack: string, name: string): unknown {
    const template = this.template(stack);
    if (name in template.Resources) return this.physicalIds.ref(this.resource(stack, name));
    const parameter = template.Parameters?.[name];
    if (parameter && 'Default' in parameter) return parameter.Default;
    throw new Error(`Ref to "${name}", which is neither a resource nor a parameter with a default.`);
  }

  private importValue(name: string): unknown {
    for (const [stack, template] of this.templates) {
      for (const output of Object.values(template.Outputs ?? {})) {
        if (!output.Export) continue;
        const scope = this.scope(stack);
        if (this.intrinsics.resolve(output.Export.Name, scope) === name) {
          return this.intrinsics.resolve(output.Value, scope);
        }
      }
    }
    throw new Error(`No stack exports "${name}".`);
  }

  private template(stack: string): Template {
    const template = this.templates.get(stack);
    if (!template) throw new Error(`There is no stack ${stack}.`);
    return template;
  }
}
