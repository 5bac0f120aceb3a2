import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { concurrencyNeeded, neverReserved } from '#infra/concurrency';
import { stageNamed } from '#infra/stage';
import { holdsIf, type Proof } from '../proof.ts';

export const reservedConcurrency: Proof = {
  id: 'reserved-concurrency',
  statement:
    'What the templates reserve of the concurrency is reserved, and what is left is enough for the others.',
  async run({ region, stageName }) {
    if (!stageNamed(stageName).sharesConcurrency)
      return { result: 'not here', message: `${stageName} reserves nothing (infra/stage.ts)` };
    const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
    const { ConcurrentExecutions: all = 0, UnreservedConcurrentExecutions: left = 0 } = AccountLimit ?? {};
    const meant = concurrencyNeeded - neverReserved;
    return holdsIf(
      all - left === meant && left >= neverReserved,
      `${all} at once, ${all - left} reserved (${meant} meant), ${left} for all others`,
    );
  },
};
