import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { concurrencyNeeded } from '#infra/concurrency';
import { note, passed, refused, type Check } from './check.ts';

/** With less, a few concurrent visitors are refused. A new account has 10. */
const comfortable = 100;

const ask = (region: string, quota: number) =>
  'A person at AWS answers, in hours or days: ' +
  `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${quota}`;

export const concurrency: Check = {
  about: 'Lambda concurrency',
  async run({ stage }) {
    const client = new LambdaClient({ region: stage.region });
    const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
    const quota = AccountLimit?.ConcurrentExecutions ?? 0;
    if (stage.sharesConcurrency && quota < concurrencyNeeded)
      return refused(
        `The account may run ${quota} at once; ${stage.name} needs ${concurrencyNeeded} for what it reserves. ${ask(stage.region, 1_000)}`,
      );
    if (quota < comfortable)
      return note(
        `The account may run ${quota} at once: more are turned away (429). ${ask(stage.region, 1_000)}`,
      );
    return passed(`${quota} at once.`);
  },
};
