import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import {
  formatDifferences,
  fullDiff,
  ResourceImpact,
  type FormatStream,
  type TemplateDiff,
} from '@aws-cdk/cloudformation-diff';
import { refusals } from './cross-stack.ts';

/** Only a backup can restore their data. */
const stateful = new Set([
  'AWS::Backup::BackupVault',
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
]);

const losing: Partial<Record<ResourceImpact, string>> = {
  [ResourceImpact.WILL_REPLACE]: 'replace',
  [ResourceImpact.MAY_REPLACE]: 'may be replaced',
  [ResourceImpact.WILL_DESTROY]: 'destroy',
  [ResourceImpact.WILL_ORPHAN]: 'orphan',
};

export interface Comparison {
  differences: { stack: string; text: string }[];
  losses: string[];
  /** The stage would keep these deployed routes and stop later deployments. */
  forgottenRoutes: string[];
  /** CloudFormation would refuse these, on the way there or back. */
  refused: string[];
}

/** Takes output directories of `cdk synth`. It needs no account. */
export async function compareAssemblies(base: string, head: string): Promise<Comparison> {
  const stacks = [...new Set([...stacksIn(head), ...stacksIn(base)])];
  const diffs = stacks
    .map((stack) => ({ stack, diff: fullDiff(templateOf(base, stack), templateOf(head, stack)) }))
    .filter(({ diff }) => !diff.isEmpty);
  return {
    differences: await Promise.all(
      diffs.map(async ({ stack, diff }) => ({ stack, text: await inWords(diff) })),
    ),
    losses: diffs.flatMap(({ stack, diff }) => lossesIn(stack, diff)),
    forgottenRoutes: diffs.flatMap(({ stack, diff }) => forgottenIn(stack, diff)),
    refused: [
      ...refusals(base, head).map((one) => `Deployment: ${one}`),
      ...refusals(head, base).map((one) => `Rollback: ${one}`),
    ],
  };
}

const suffix = '.template.json';

const stacksIn = (app: string): string[] =>
  readdirSync(app)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));

function templateOf(app: string, stack: string): Record<string, unknown> {
  const file = join(app, stack + suffix);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

async function inWords(diff: TemplateDiff): Promise<string> {
  const stream = new PassThrough() as FormatStream & PassThrough;
  formatDifferences(stream, diff);
  stream.end();
  return stripVTControlCharacters(await text(stream)).trim();
}

function lossesIn(stack: string, { resources }: TemplateDiff): string[] {
  return Object.entries(resources.changes)
    .map(([id, { oldResourceType: type = '', changeImpact }]) => ({ id, type, fate: losing[changeImpact] }))
    .filter(({ type, fate }) => fate && stateful.has(type))
    .map(({ id, type, fate }) => `${stack}: ${type} ${id} ${fate}`);
}

function forgottenIn(stack: string, { resources }: TemplateDiff): string[] {
  const stages = Object.values(resources.changes).filter(
    ({ newResourceType }) => newResourceType === 'AWS::ApiGatewayV2::Stage',
  );
  return stages.flatMap(({ oldProperties, newProperties }) => {
    const now = Object.keys((newProperties?.RouteSettings ?? {}) as object);
    const named = Object.keys((oldProperties?.RouteSettings ?? {}) as object);
    return named.filter((key) => !now.includes(key)).map((key) => `${stack}: ${key}`);
  });
}
