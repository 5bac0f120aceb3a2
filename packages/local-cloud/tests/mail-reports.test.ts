import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailReports } from '../mail/reports.ts';
import { Assembly } from '../template/assembly.ts';
import { temporaryDirectory } from './fixture/cloud.ts';

const account = { region: 'eu-central-1', accountId: '123456789012', host: 'localhost:3000' };

function heard(to: string, destination: object = {}, configurationSet: string | undefined = 'Sending') {
  const directory = temporaryDirectory();
  const EventDestination = {
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint'],
    EventBridgeDestination: { EventBusArn: 'default' },
    ...destination,
  };
  const Resources = {
    Sending: { Type: 'AWS::SES::ConfigurationSet' },
    Reports: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: { ConfigurationSetName: { Ref: 'Sending' }, EventDestination },
    },
  };
  writeFileSync(join(directory.path, 'App.template.json'), JSON.stringify({ Resources }));
  const events: [string, object][] = [];
  const report = mailReports(new Assembly(directory.path, account), {
    publish: (_source, type, _resources, detail) => void events.push([type, detail]),
  });
  directory.remove();
  const [messageId, source] = ['m1', 'a@example.com'];
  report({ messageId, source, destination: [to], configurationSet, tags: { kind: 'invitation' } });
  return events;
}
const at = (name: string) => `${name}@simulator.amazonses.com`;

it('reports a mail to the simulator like SES, with tags and configuration set', () => {
  expect(heard(at('bounce'))).toEqual([
    [
      'Email Bounced',
      expect.objectContaining({
        eventType: 'Bounce',
        mail: expect.objectContaining({
          messageId: 'm1',
          destination: [at('bounce')],
          tags: { 'ses:configuration-set': ['Sending'], kind: ['invitation'] },
        }) as object,
        bounce: expect.objectContaining({ bounceType: 'Permanent' }) as object,
      }),
    ],
  ]);
  expect(heard(at('ooto+1'))).toMatchObject([['Email Bounced', { bounce: { bounceType: 'Transient' } }]]);
  expect(heard(at('complaint+a.b'))).toMatchObject([
    ['Email Complaint Received', { eventType: 'Complaint' }],
  ]);
});

it('reports neither a delivered mail nor one without a destination', () => {
  for (const address of [at('success'), 'bounce@example.com', 'x-bounce@simulator.amazonses.com.example'])
    expect(heard(address), address).toEqual([]);
  expect(heard(at('bounce'), { Enabled: false })).toEqual([]);
  expect(heard(at('bounce'), { MatchingEventTypes: ['complaint'] })).toEqual([]);
  expect(heard(at('bounce'), { EventBridgeDestination: undefined })).toEqual([]);
  expect(heard(at('bounce'), {}, 'Another')).toEqual([]);
});
