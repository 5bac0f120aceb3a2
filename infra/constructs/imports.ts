import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { objectPrefixes } from '#functions/shared/files/environment';
import { scheduledPartition, scopes } from '#functions/shared/data/table';
import { reserved } from '../concurrency.ts';
import type { DataStack } from '../data-stack.ts';
import type { AppFunction } from './app-function.ts';
import { FileWorker } from './file-worker.ts';

interface Imports {
  data: DataStack;
  sweep: AppFunction;
  deadLetters: IQueue;
}

export function addImports(scope: Construct, { data, sweep, deadLetters }: Imports): void {
  const { assets, table } = data;
  const write = new FileWorker(scope, 'WriteImport', {
    bundle: 'write-import',
    description: 'Makes and changes what an import brings in',
    errorImpact: 'References that somebody brings in wait for up to a quarter of an hour',
    timeout: Duration.minutes(5),
    memory: 1024,
    reservedConcurrency: reserved.writeImport,
    bucket: assets.bucket,
    prefixes: [`${objectPrefixes.ticket}import/`],
    deadLetters,
  });
  // It may write what the functions of references, customers, collections and translations do.
  table.grantReadWriteWithin(write, [
    scopes.organization,
    scopes.audit,
    scopes.idempotency,
    scopes.public,
    scopes.mail,
    scheduledPartition('approval'),
    scheduledPartition('import'),
  ]);
  assets.grantRemove(write, [objectPrefixes.ticket]);
  // A run that is out of time starts the next.
  assets.grantStart(write);
  table.grantReadWithin(sweep, [scheduledPartition('import')]);
}
