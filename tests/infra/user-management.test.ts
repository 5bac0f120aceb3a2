import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { actions, all, synthesiseProd, type Statement, type Templates } from './templates.ts';

let { data, api, billing } = {} as Templates;

beforeAll(() => {
  ({ data, api, billing } = synthesiseProd());
});

describe('signing people out and deleting them', () => {
  const granted = (template: Template) =>
    all(template, 'AWS::IAM::Policy')
      .filter(({ Properties }) => JSON.stringify(Properties).includes('cognito-idp:'))
      .map(({ Properties }) => {
        const { PolicyDocument, Roles } = Properties as {
          PolicyDocument: { Statement: Statement[] };
          Roles: { Ref: string }[];
        };
        const own = PolicyDocument.Statement.filter((one) => actions(one)[0]?.startsWith('cognito-idp:'));
        return {
          roles: Roles.map(({ Ref }) => Ref),
          allowed: own.flatMap(actions).toSorted(),
          resources: own.map(({ Resource }) => JSON.stringify(Resource)),
        };
      });

  it('is allowed to one function of the API, in one pool', () => {
    expect(granted(billing)).toEqual([]);
    expect(granted(api)).toEqual([
      {
        roles: [expect.stringMatching(/^UserRole[0-9A-F]{8}$/)],
        allowed: [
          'cognito-idp:AdminDeleteUser',
          'cognito-idp:AdminGetUser',
          'cognito-idp:AdminUserGlobalSignOut',
        ],
        // One pool by its own name, no wildcard.
        resources: [expect.stringMatching(/^\{"Fn::ImportValue":"[^"*]*Users[^"*]*Arn[^"*]*"\}$/)],
      },
    ]);
    api.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { USER_POOL_ID: Match.anyValue() } },
    });
  });

  it('is allowed to the function that hears of a reset, and no more than that', () => {
    expect(granted(data)).toEqual([
      {
        roles: [expect.stringMatching(/^PostConfirmationRole[0-9A-F]{8}$/)],
        allowed: ['cognito-idp:AdminUserGlobalSignOut'],
        resources: [expect.stringMatching(/^\{"Fn::GetAtt":\["Users[0-9A-F]{8}","Arn"\]\}$/)],
      },
    ]);
  });
});
