import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { copyTable } from '#tools/restore-drill/backup';

export const client = (endpoint = inject('cloud').endpoints.dynamodb): DynamoDBClient => {
  const { region, credentials } = inject('cloud');
  return new DynamoDBClient({ endpoint, region, credentials });
};

/** A request as the SDK sends it. */
type Input = Record<string, string> & { Tags?: { Key: string; Value: string }[] };

/**
 * Adds point-in-time recovery, restoring from the table `backup`, and tags to DynamoDB Local, with the
 * shapes of the API reference.
 */
export async function startRecovery(backup: string, window: { earliest: Date; latest: Date }) {
  const { endpoints } = inject('cloud');
  const calls: string[] = [];
  const tags = new Map<string, { Key: string; Value: string }[]>();
  const recovering = new Set<string>();
  const restoring = new Set<string>();
  const own: Record<string, (input: Input) => object | undefined> = {
    DescribeContinuousBackups: ({ TableName }) => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: recovering.has(TableName!)
          ? {
              PointInTimeRecoveryStatus: 'ENABLED',
              RecoveryPeriodInDays: 35,
              EarliestRestorableDateTime: window.earliest.getTime() / 1000,
              LatestRestorableDateTime: window.latest.getTime() / 1000,
            }
          : { PointInTimeRecoveryStatus: 'DISABLED' },
      },
    }),
    UpdateContinuousBackups: ({ TableName }) => {
      recovering.add(TableName!);
      return {};
    },
    RestoreTableToPointInTime: ({ TargetTableName: target = '' }) => {
      restoring.add(target);
      void copyTable(client(), backup, target).then(() => restoring.delete(target));
      return { TableDescription: { TableName: target, TableStatus: 'CREATING' } };
    },
    DescribeTable: ({ TableName = '' }) =>
      restoring.has(TableName) ? { Table: { TableName, TableStatus: 'CREATING' } } : undefined,
    ListTagsOfResource: ({ ResourceArn }) => ({ Tags: tags.get(ResourceArn!) ?? [] }),
    TagResource: ({ ResourceArn, Tags }) => {
      if (Tags!.some(({ Key }) => Key.startsWith('aws:'))) throw new Error('Reserved');
      tags.set(ResourceArn!, Tags!);
      return {};
    },
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1]!;
    const body = await read(request);
    calls.push(operation);
    const known = own[operation]?.(JSON.parse(body) as Input);
    if (known) return response.end(JSON.stringify(known));
    const headers = Object.fromEntries(
      ['x-amz-target', 'authorization', 'x-amz-date', 'content-type'].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    );
    const passed = await fetch(endpoints.dynamodb, { method: 'POST', headers, body });
    response.writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' });
    return response.end(await passed.text());
  };
  const server = createServer((request, response) => void respond(request, response));
  return {
    ...(await listen(server)),
    calls,
    /** Sets recovery and tags as in the template. */
    equip: (TableName: string) => {
      recovering.add(TableName);
      tags.set(`arn:aws:dynamodb:ddblocal:000000000000:table/${TableName}`, [
        { Key: 'aws:cloudformation:stack-name', Value: 'Data' },
        { Key: 'stage', Value: 'prod' },
      ]);
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
