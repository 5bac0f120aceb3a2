import { expect, it } from 'vitest';
import { deniedCode } from '@refdeck/local-cloud/lambda/function-host';
import { denials } from '../support/nothing-denied.ts';

// That no run had one is checked when the test cloud stops, over the log of the whole run.
it('what a function was refused is found in its log, each once, and nothing else', () => {
  const line = (text: string) => `2026-11-22T10:00:00.000Z Api-Team ${text}`;
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
