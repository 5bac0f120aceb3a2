import { describe, expect, it } from 'vitest';
import { deniedCode } from '@refdeck/local-cloud/lambda/function-host';
import { readFileSync } from 'node:fs';
import { logCodes } from '#functions/shared/log/log';
import { assertDiscreetLog, indiscretions, denials } from '../support/function-log.ts';

const line = (text: string) => `2026-11-21T13:00:00.000Z Api-User9F ${text}`;

// The test cloud applies this check to the log of the whole run when it stops.
describe('the check of the function log', () => {
  it.each([
    ['a token', 'REQUEST_FAILED eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.x'],
    ['a signed address', 'PUT https://s3/x?X-Amz-Signature=abc'],
    ['a webhook secret', 'whsec_123'],
    ['a secret key', 'key=sk_test_123'],
    ['an authorization header', 'headers: Bearer abc'],
    ['the token of a mailed link', `${'a'.repeat(64)}.${'B'.repeat(43)}`],
    ['an email address', '{"cause":"Email address is not verified: ada@example.com"}'],
  ])('finds %s', (what, text) => {
    expect(indiscretions(`${line('fine')}\n${line(text)}`)).toEqual([expect.stringContaining(`${what}: `)]);
  });

  it('fails without a log', () => {
    expect(() => assertDiscreetLog('no-such.log')).toThrow('no-such.log');
  });

  it('accepts a log without errors', () => {
    const fine = [
      '{"code":"REQUEST_FAILED","requestId":"a-b","route":"PUT /api/customer","status":400}',
      'at send (/var/task/node_modules/@aws-sdk/client-dynamodb/dist-cjs/index.js:1:2)',
      '{"code":"MAIL_SENT","record":"01KAJ3M5Q8W2R7T9Y4B6N1D0FA","kind":"contact","attempts":1}',
      'risk_score task_id disk_full',
    ];
    expect(indiscretions(fine.map(line).join('\n'))).toEqual([]);
  });
});

it('each denied permission is found once in the function log', () => {
  const refused = 'Api-Team is not authorized to perform: dynamodb:PutItem on resource: t';
  const log = [
    line('{"code":"MAIL_SENT"}'),
    line(`${deniedCode} ${refused}`),
    line(`${deniedCode} ${refused}`),
    line('AccessDeniedException'),
  ];
  expect(denials(log.join('\n'))).toEqual([refused]);
  expect(denials(line('all is well'))).toEqual([]);
});

it('docs/operations/observability.md lists exactly the codes of the log', () => {
  const [, table = ''] = readFileSync('docs/operations/observability.md', 'utf8').split('\n## Codes\n');
  const listed = [...table.split('\n## ')[0]!.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
  expect(listed).toEqual(logCodes);
});
