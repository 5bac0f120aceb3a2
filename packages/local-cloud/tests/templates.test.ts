import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Assembly } from '../template/assembly.ts';
import { temporaryDirectory } from './fixture/cloud.ts';

const account = { region: 'eu-central-1', accountId: '123456789012', host: 'localhost:3000' };
const directory = temporaryDirectory();
afterEach(() => directory.remove());

function read(value: unknown, others: Record<string, object> = {}): unknown {
  const { path } = temporaryDirectory();
  const app: Record<string, object> = {
    One: {
      Parameters: { WithDefault: { Default: 'the default' }, Without: {} },
      Resources: {
        Probe: { Type: 'Test::Probe', Properties: { value } },
        Bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'pictures' } },
        Role: { Type: 'AWS::IAM::Role' },
      },
    },
    ...others,
  };
  for (const [stack, template] of Object.entries(app)) {
    writeFileSync(join(path, `${stack}.template.json`), JSON.stringify(template));
  }
  return new Assembly(path, account).only('Test::Probe').property('value');
}

const other = (exportName: unknown) => ({
  Two: {
    Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: { TableName: 'cards' } } },
    Outputs: { Out: { Value: { Ref: 'Table' }, Export: { Name: exportName } } },
  },
});

describe('a property of the template', () => {
  it.each([
    [{ Ref: 'AWS::Region' }, 'eu-central-1'],
    [{ Ref: 'AWS::StackName' }, 'One'],
    [{ Ref: 'Bucket' }, 'pictures'],
    [{ Ref: 'WithDefault' }, 'the default'],
    [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, 'arn:aws:s3:::pictures'],
    [{ 'Fn::GetAtt': 'Bucket.Arn' }, 'arn:aws:s3:::pictures'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'Bucket' }]] }, 'a-pictures'],
    [{ 'Fn::Sub': '${AWS::AccountId}/${Bucket.Arn}/${!kept}' }, '123456789012/arn:aws:s3:::pictures/${kept}'],
    [{ 'Fn::Sub': ['${x}!', { x: { Ref: 'Bucket' } }] }, 'pictures!'],
    [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [{ list: [{ Ref: 'AWS::NoValue' }, 1], gone: { Ref: 'AWS::NoValue' } }, { list: [1] }],
  ])('is resolved as CloudFormation would: %j', (value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it('reads what another stack exports, also when the export has a computed name', () => {
    const name = { 'Fn::Join': [':', ['Two', 'Table']] };
    expect(read({ 'Fn::ImportValue': 'Two:Table' }, other(name))).toBe('cards');
  });

  it('reads an output of another stack by its name', () => {
    const output = (OutputName: string) => ({ 'Fn::GetStackOutput': { StackName: 'Two', OutputName } });
    expect(read(output('Out'), other('any'))).toBe('cards');
    expect(() => read(output('Gone'), other('any'))).toThrow('Two has no output Gone');
  });

  it.each([
    [{ 'Fn::FindInMap': ['a', 'b', 'c'] }, /Fn::FindInMap/],
    [{ Ref: 'Nothing' }, /Nothing/],
    [{ Ref: 'Without' }, /Without/],
    [{ Ref: 'AWS::StackId' }, /AWS::StackId/],
    [{ 'Fn::GetAtt': ['Role', 'RoleId'] }, /Role\.RoleId/],
    [{ 'Fn::ImportValue': 'Nobody' }, /Nobody/],
    [{ 'Fn::Select': [3, ['a']] }, /no item 3/],
  ])('is refused, never guessed, when it cannot be resolved: %j', (value, reason) => {
    expect(() => read(value)).toThrow(reason);
  });
});
