import { beforeAll, describe, expect, it } from 'vitest';
import { Permissions } from '@refdeck/local-cloud/iam/permissions';
import { assembly, nameOf, namesOf } from './simulate.ts';

let permissions: Permissions;
let reference: string;
let TableName: string;

beforeAll(() => {
  permissions = new Permissions(assembly());
  reference = Object.fromEntries(namesOf('prod', 'AWS::Lambda::Function')).Reference!;
  TableName = nameOf('prod', 'AWS::DynamoDB::GlobalTable');
});

/** What a function is told that puts or reads an item of these partitions. */
const refusal = (functionId: string, operation: string, body: object) =>
  permissions.refusal(functionId, {
    service: 'dynamodb',
    method: 'POST',
    path: '/',
    target: `DynamoDB_20120810.${operation}`,
    body: JSON.stringify({ TableName, ...body }),
  });
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

describe('the local cloud lets a function', () => {
  it('do what its own role is granted, in every organisation', async () => {
    for (const id of ['o1', 'o2'])
      expect(await refusal(reference, 'PutItem', { Item: key(`ORG#${id}`) })).toBeUndefined();
  });

  it('read of two scopes in one call, and of no third', async () => {
    const batch = (...scopes: string[]) => ({ RequestItems: { [TableName]: { Keys: scopes.map(key) } } });
    expect(await refusal(reference, 'BatchGetItem', batch('ORG#1', 'USER#1'))).toBeUndefined();
    expect(await refusal(reference, 'BatchGetItem', batch('ORG#1', 'MAIL#1'))).toContain('BatchGetItem');
  });

  it('do nothing that is not granted, and names what is missing', async () => {
    const text = await refusal(reference, 'PutItem', { Item: key('USER#1') });
    expect(text).toContain(`${reference} is not authorized to perform: dynamodb:PutItem`);
    expect(text).toContain('USER#1');
  });

  it('do nothing to another table, and nothing at all without a role', async () => {
    const item = { Item: key('ORG#1') };
    expect(await refusal(reference, 'PutItem', { ...item, TableName: 'Other' })).toContain('table/Other');
    expect(await refusal('Unknown', 'PutItem', item)).toContain('Unknown is not authorized');
  });
});
