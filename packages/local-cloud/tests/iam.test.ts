import { describe, expect, it } from 'vitest';
import { isAllowed } from '../iam/decide.ts';
import { readings, requestsOf, type AwsCall, type Reading } from '../iam/requests.ts';

const arnOfSecret = (name: string) =>
  name === 'refdeck/stripe'
    ? 'arn:aws:secretsmanager:eu-north-1:111122223333:secret:refdeck/stripe-BBBBBB'
    : undefined;
const account = { region: 'eu-north-1', accountId: '111122223333', arnOfSecret };
const table = 'arn:aws:dynamodb:eu-north-1:111122223333:table/T';
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

const of = (call: Partial<AwsCall>, reading: Reading = 'item') =>
  requestsOf({ service: 's3', method: 'POST', path: '/', ...call }, account, reading);
const onTable = (operation: string, body: object, reading?: Reading) =>
  of({ service: 'dynamodb', target: `DynamoDB_20120810.${operation}`, body: JSON.stringify(body) }, reading);
const requestFor = (action: string, keys: string[]) => ({
  action: `dynamodb:${action}`,
  resource: table,
  context: { 'dynamodb:LeadingKeys': keys },
});

describe('the IAM request of a table call', () => {
  it.each(['GetItem', 'UpdateItem', 'DeleteItem'])('names the partition for %s', (operation) => {
    expect(onTable(operation, { TableName: 'T', Key: key('ORG#1') })).toEqual([
      requestFor(operation, ['ORG#1']),
    ]);
  });

  it('names the partition of the item that is put', () => {
    expect(onTable('PutItem', { TableName: 'T', Item: key('USER#1') })).toEqual([
      requestFor('PutItem', ['USER#1']),
    ]);
  });

  it('names the partition of a query', () => {
    const query = {
      TableName: 'T',
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':prefix': { S: 'ORG#2' }, ':pk': { S: 'ORG#1' } },
    };
    expect(onTable('Query', query)).toEqual([requestFor('Query', ['ORG#1'])]);
  });

  it.each(readings)('names every partition of a batch in each reading (%s)', (reading) => {
    const RequestItems = { T: { Keys: [key('ORG#1'), key('USER#1'), key('ORG#1')] } };
    expect(onTable('BatchGetItem', { RequestItems }, reading)).toEqual([
      requestFor('BatchGetItem', ['ORG#1', 'USER#1']),
    ]);
  });

  const everything = ['AUDIT#1', 'ORG#1', 'USER#1', 'ORG#2'];
  it.each([
    [
      'each item',
      'item',
      [
        requestFor('PutItem', ['AUDIT#1']),
        requestFor('UpdateItem', ['ORG#1']),
        requestFor('ConditionCheckItem', ['USER#1']),
        requestFor('PutItem', ['ORG#1']),
        requestFor('DeleteItem', ['ORG#2']),
      ],
    ],
    [
      'each kind of write',
      'action',
      [
        requestFor('PutItem', ['AUDIT#1', 'ORG#1']),
        requestFor('UpdateItem', ['ORG#1']),
        requestFor('ConditionCheckItem', ['USER#1']),
        requestFor('DeleteItem', ['ORG#2']),
      ],
    ],
    [
      'the whole transaction, for each kind of write',
      'transaction',
      ['PutItem', 'UpdateItem', 'ConditionCheckItem', 'DeleteItem'].map((action) =>
        requestFor(action, everything),
      ),
    ],
  ] as const)('is, of a transaction, the partitions of %s', (_, reading, expected) => {
    const TransactItems = [
      { Put: { TableName: 'T', Item: key('AUDIT#1') } },
      { Update: { TableName: 'T', Key: key('ORG#1') } },
      { ConditionCheck: { TableName: 'T', Key: key('USER#1') } },
      { Put: { TableName: 'T', Item: key('ORG#1') } },
      { Delete: { TableName: 'T', Key: key('ORG#2') } },
    ];
    expect(onTable('TransactWriteItems', { TransactItems }, reading)).toEqual(expected);
  });
});

describe('the IAM request of another call', () => {
  it.each([
    ['PUT', '/files/assets/o1/a.png?x-id=PutObject', 's3:PutObject', 'arn:aws:s3:::files/assets/o1/a.png'],
    ['GET', '/files/uploads/o1/a%20b', 's3:GetObject', 'arn:aws:s3:::files/uploads/o1/a b'],
    ['DELETE', '/files/uploads/o1/a', 's3:DeleteObject', 'arn:aws:s3:::files/uploads/o1/a'],
    ['POST', '/files/exports/1.zip?uploads=', 's3:PutObject', 'arn:aws:s3:::files/exports/1.zip'],
    [
      'PUT',
      '/files/exports/1.zip?partNumber=1&uploadId=x',
      's3:PutObject',
      'arn:aws:s3:::files/exports/1.zip',
    ],
    ['POST', '/files/exports/1.zip?uploadId=x', 's3:PutObject', 'arn:aws:s3:::files/exports/1.zip'],
    [
      'DELETE',
      '/files/exports/1.zip?uploadId=x',
      's3:AbortMultipartUpload',
      'arn:aws:s3:::files/exports/1.zip',
    ],
  ])('is an object, for %s', (method, path, action, resource) => {
    expect(of({ method, path })).toEqual([{ action, resource }]);
  });

  it('names the prefix of a list and each key of a deletion', () => {
    expect(of({ method: 'GET', path: '/files/?list-type=2&prefix=uploads%2Fo1%2F' })).toEqual([
      { action: 's3:ListBucket', resource: 'arn:aws:s3:::files', context: { 's3:prefix': 'uploads/o1/' } },
    ]);
    const body = '<Delete><Object><Key>assets/a</Key></Object><Object><Key>other/b</Key></Object></Delete>';
    expect(of({ path: '/files/?delete=', body })).toEqual([
      { action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/assets/a' },
      { action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/other/b' },
    ]);
  });

  it.each([
    ['arn:aws:secretsmanager:eu-north-1:111122223333:secret:s-AAAAAA', 's-AAAAAA'],
    ['refdeck/stripe', 'refdeck/stripe-BBBBBB'],
  ])('is a secret, by its ARN and by its name (%s)', (SecretId, named) => {
    const call = { service: 'secretsmanager', target: 'secretsmanager.GetSecretValue' };
    expect(of({ ...call, body: JSON.stringify({ SecretId }) })).toEqual([
      {
        action: 'secretsmanager:GetSecretValue',
        resource: `arn:aws:secretsmanager:eu-north-1:111122223333:secret:${named}`,
      },
    ]);
  });

  it('names the sender of a mail without display name, and its configuration set', () => {
    const FromEmailAddress = 'Refdeck <hello@refdeck.example>';
    const body = JSON.stringify({ FromEmailAddress, ConfigurationSetName: 'Sending' });
    expect(of({ service: 'ses', path: '/v2/email/outbound-emails', body })).toEqual([
      {
        action: 'ses:SendEmail',
        resource: 'arn:aws:ses:eu-north-1:111122223333:identity/refdeck.example',
        context: { 'ses:FromAddress': 'hello@refdeck.example' },
      },
      {
        action: 'ses:SendEmail',
        resource: 'arn:aws:ses:eu-north-1:111122223333:configuration-set/Sending',
        context: { 'ses:FromAddress': 'hello@refdeck.example' },
      },
    ]);
  });

  it.each([
    ['POST', '/invalidation', 'CreateInvalidation'],
    ['GET', '', 'GetDistribution'],
    ['GET', '/config', 'GetDistributionConfig'],
    ['PUT', '/config', 'UpdateDistribution'],
  ])('is the distribution, for %s %s', (method, part, operation) => {
    expect(of({ service: 'cloudfront', method, path: `/2020-05-31/distribution/D1${part}` })).toEqual([
      { action: `cloudfront:${operation}`, resource: 'arn:aws:cloudfront::111122223333:distribution/D1' },
    ]);
  });

  it('names the user pool', () => {
    const call = { service: 'cognito-idp', target: 'AWSCognitoIdentityProviderService.AdminDeleteUser' };
    expect(of({ ...call, body: '{"UserPoolId":"p1"}' })).toEqual([
      {
        action: 'cognito-idp:AdminDeleteUser',
        resource: 'arn:aws:cognito-idp:eu-north-1:111122223333:userpool/p1',
      },
    ]);
  });

  it.each([
    { service: 'dynamodb', target: 'DynamoDB_20120810.Scan', body: '{"TableName":"T"}' },
    { service: 's3', method: 'GET', path: '/files/?acl' },
    { service: 'secretsmanager', target: 'secretsmanager.GetSecretValue', body: '{"SecretId":"unknown"}' },
    { service: 'sqs', path: '/' },
  ])('is never left open: one that is not known is an error ($service)', (call) => {
    expect(() => of(call)).toThrow('The local IAM does not know');
  });
});

it('throws for an unknown request instead of denying it', async () => {
  const decision = { principal: 'arn:aws:iam::111122223333:role/r', accountId: '111122223333', policies: [] };
  await expect(isAllowed({ ...decision, action: 'dynamodb:Nothing', resource: table })).rejects.toThrow(
    'dynamodb:Nothing',
  );
});
