import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What holds data that users made, or what others have entrusted to us: once gone, only a backup brings it back. */
const stateful = new Set([
  'AWS::Backup::BackupVault',
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
]);

interface Comparison {
  /** CDK's own words, for each stack that differs. */
  differences: { stack: string; text: string }[];
  /** Resources that hold data, and what would happen to them. */
  losses: string[];
}

/** Holds two synthesised apps (directories that `cdk synth` wrote) against each other; needs no account. */
export function compareAssemblies(base: string, head: string): Comparison {
  const scratch = mkdtempSync(join(tmpdir(), 'synth-diff-'));
  const empty = join(scratch, 'empty.json');
  writeFileSync(empty, '{"Resources":{}}');
  const templateIn = (app: string, stack: string) => {
    const file = join(app, `${stack}.template.json`);
    return existsSync(file) ? file : empty;
  };
  try {
    const before = stacksIn(base);
    const after = stacksIn(head);
    const differences = [
      ...after.map((stack) => ({ stack, text: diff(head, stack, templateIn(base, stack)) })),
      // CDK tells what a template makes of a stack; for one that goes, the other way around.
      ...before
        .filter((stack) => !after.includes(stack))
        .map((stack) => ({ stack, text: turned(diff(base, stack, empty)) })),
    ].filter(({ text }) => text !== '');
    return { differences, losses: differences.flatMap(({ stack, text }) => lossesIn(stack, text)) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const stacksIn = (app: string): string[] =>
  readdirSync(app)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => name.replace('.template.json', ''));

function diff(app: string, stack: string, template: string): string {
  const args = ['diff', stack, '--exclusively', '--app', app, '--template', template];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'aws-cdk', 'bin', 'cdk'), ...args, '--no-color', '--ci', '--no-notices'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`cdk diff ${stack} has failed:\n${stderr}`);
  return stdout.includes('There were no differences') ? '' : stdout.trim();
}

const turned = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^\[\+\] (AWS::\S+ .*)$/, '[-] $1 destroy').replace(/^\[\+\]/, '[-]'))
    .join('\n');

/** `[~] AWS::S3::Bucket Assets AssetsBucket replace`: what happens stands last, and nothing stands there for a mere update. */
function lossesIn(stack: string, text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, sign, type = '', rest = ''] = /^\[([-~])\] (AWS::\S+) (.*)$/.exec(line) ?? [];
    if (!sign || !stateful.has(type)) return [];
    const [, fate] = /(may be replaced|replace|destroy|orphan)\b.*$/.exec(rest) ?? [];
    if (!fate && sign === '~') return [];
    return [`${stack}: ${type} ${rest}${fate ? '' : ' destroy'}`];
  });
}
