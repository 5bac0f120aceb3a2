import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import { readings, requestsOf, type AwsCall, type Reading } from '@refdeck/local-cloud/iam/requests';
import cdk from '../../cdk.json' with { type: 'json' };
import { callOf, recordedCalls } from '../support/recorded-calls.ts';
import { everyScope, onTable, writes } from './granted.ts';
import { allows, grantees, nameOf, owner, type Grantee } from './simulate.ts';
import { statements } from './templates.ts';

let functions: Grantee[];
let writers: { one: Grantee; scopes: string[]; adds: boolean }[];
const named = (name: string) => functions.find((one) => one.name === name)!;

beforeAll(async () => {
  functions = grantees('prod');
  writers = [];
  for (const one of functions) {
    const scopes: string[] = [];
    for (const scope of everyScope) if (await onTable(one, 'UpdateItem', [`${scope}x`])) scopes.push(scope);
    if (scopes.length > 0) writers.push({ one, scopes, adds: await onTable(one, 'PutItem', ['AUDIT#x']) });
  }
});

const call = (recorded: string): AwsCall => callOf(recorded, nameOf('prod', 'AWS::DynamoDB::GlobalTable'));
const transaction = (...items: string[]): AwsCall => call(`TransactWriteItems ${items.join(', ')}`);

/** Returns true if the call is allowed under this reading of how IAM evaluates transactions. */
async function isAllowed({ policies }: Grantee, called: AwsCall, reading: Reading): Promise<boolean> {
  for (const request of requestsOf(called, owner, reading))
    if (!(await allows(policies, request))) return false;
  return true;
}

const strict = ({ name, policies }: Grantee): Grantee => ({
  name,
  policies: policies.map(({ Statement, ...policy }) => ({
    ...policy,
    Statement: Statement.map((statement) =>
      statement.Effect === 'Deny' ? { ...statement, Condition: anyOf(statement) } : statement,
    ),
  })),
});

const anyOf = ({ Condition }: { Condition?: unknown }) => {
  const { 'ForAllValues:StringLike': keys } = Condition as Record<string, unknown>;
  return { 'ForAnyValue:StringLike': keys };
};

describe.each(readings)('with the keys of each %s in what IAM is called about a transaction', (reading) => {
  it('every recorded call of a function is allowed', async () => {
    const recorded = Object.entries(recordedCalls());
    expect(recorded.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const [name, calls] of recorded) {
      for (const text of calls)
        if (!(await isAllowed(named(name), call(text), reading))) refused.push(`${name}: ${text}`);
    }
    expect(refused).toEqual([]);
  });

  it('a function that records changes may write its own rows beside the entry', async () => {
    expect(writers.filter(({ adds }) => adds).length).toBeGreaterThan(15);
    for (const { one, scopes, adds } of writers) {
      const whole = writes.flatMap((action) => scopes.map((scope) => `${action} ${scope}`));
      const entry = adds ? ['PutItem AUDIT#'] : [];
      expect(await isAllowed(one, transaction(...whole, ...entry), reading), one.name).toBe(true);
      for (const write of whole)
        expect(await isAllowed(one, transaction(write, ...entry), reading), `${one.name}: ${write}`).toBe(
          true,
        );
    }
  });

  it('no function writes a foreign scope, beside any other item', async () => {
    for (const { one, scopes } of writers) {
      const foreign = everyScope.filter((scope) => scope !== 'AUDIT#' && !scopes.includes(scope));
      for (const scope of foreign) {
        const called = transaction(`UpdateItem ${scopes[0]!}`, `PutItem ${scope}`);
        expect(await isAllowed(one, called, reading), `${one.name}: ${scope}`).toBe(false);
      }
    }
  });

  it.each([
    'UpdateItem UpdateItem AUDIT#',
    'DeleteItem DeleteItem AUDIT#',
    'TransactWriteItems UpdateItem AUDIT#',
    'TransactWriteItems DeleteItem AUDIT#, PutItem AUDIT#',
  ])('nobody changes or deletes an audit entry: %s', async (text) => {
    for (const one of functions) expect(await isAllowed(one, call(text), reading), one.name).toBe(false);
  });
});

// IAM cannot tell these two calls apart if it evaluates the keys of all items together.
describe('an audit entry that is changed beside a row of one’s own', () => {
  const change = transaction('UpdateItem ORG#', 'UpdateItem AUDIT#');
  const record = transaction('UpdateItem ORG#', 'PutItem AUDIT#');

  it.each<[Reading, object]>([
    ['item', { byDefault: false, ifStrict: false, recordIfStrict: true }],
    ['action', { byDefault: true, ifStrict: false, recordIfStrict: true }],
    ['transaction', { byDefault: true, ifStrict: false, recordIfStrict: false }],
  ])('with the keys of each %s: %j', async (reading, expected) => {
    expect({
      byDefault: await isAllowed(named('Reference'), change, reading),
      ifStrict: await isAllowed(strict(named('Reference')), change, reading),
      recordIfStrict: await isAllowed(strict(named('Reference')), record, reading),
    }).toEqual(expected);
  });

  it('is denied by the setting only', () => {
    const denials = (strictAudit: boolean) => {
      const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
      const { api } = addStacks(app, { ...stageNamed('prod'), strictAudit });
      return statements(Template.fromStack(api)).filter(({ Effect }) => Effect === 'Deny');
    };
    const denied = { 'dynamodb:LeadingKeys': ['AUDIT#*'] };
    expect(denials(true).length).toBeGreaterThan(5);
    for (const { Condition } of denials(true))
      expect(Condition).toEqual({ 'ForAnyValue:StringLike': denied });
    for (const { Condition } of denials(false))
      expect(Condition).toEqual({ 'ForAllValues:StringLike': denied });
    expect(stageNamed('prod').strictAudit).toBe(false);
  });
});
