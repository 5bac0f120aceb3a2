import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembly, Resource } from '../template/assembly.ts';

export interface LambdaFunction {
  id: string;
  directory: string;
  handler: string;
  timeoutMs: number;
  memoryMb: number;
  environment(): Record<string, string>;
}

/** CDK's inline helpers have no bundle and never run locally. */
export function readFunctions(assembly: Assembly): LambdaFunction[] {
  return assembly.ofType('AWS::Lambda::Function').flatMap((resource) => {
    const directory = bundleDirectory(assembly, resource);
    return directory ? [readFunction(assembly.ref(resource), directory, resource)] : [];
  });
}

export function functionIdOfArn(arn: string): string {
  const match = /:function:([^:/]+)/.exec(arn);
  if (!match?.[1]) throw new Error(`"${arn}" is not the ARN of a function.`);
  return match[1];
}

function readFunction(id: string, directory: string, resource: Resource): LambdaFunction {
  return {
    id,
    directory,
    handler: resource.property<string>('Handler') ?? 'index.handler',
    timeoutMs: (resource.property<number>('Timeout') ?? 3) * 1000,
    memoryMb: resource.property<number>('MemorySize') ?? 128,
    environment: () =>
      resource.property<{ Variables?: Record<string, string> }>('Environment')?.Variables ?? {},
  };
}

function bundleDirectory(assembly: Assembly, resource: Resource): string | undefined {
  const key = resource.property<{ S3Key?: string }>('Code')?.S3Key;
  if (!key || !resource.property<string>('Runtime')?.startsWith('nodejs')) return undefined;
  const directory = join(assembly.directory, `asset.${key.replace(/\.zip$/, '')}`);
  return existsSync(directory) ? directory : undefined;
}
