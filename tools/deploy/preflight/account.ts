import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { passed, refused, type Check } from './check.ts';

/** Credentials change with a profile. */
export const account: Check = {
  about: 'Account',
  async run({ stage }) {
    const client = new STSClient({ region: stage.region });
    const { Account = '', Arn = '' } = await client.send(new GetCallerIdentityCommand({}));
    const you = `You are signed in to ${Account} as ${Arn}.`;
    if (stage.account === undefined)
      return refused(`${you} When that is the account of ${stage.name}: export REFDECK_ACCOUNT=${Account}`);
    if (stage.account !== Account)
      return refused(
        `${you} ${stage.name} is in ${stage.account} (REFDECK_ACCOUNT). Sign in there: export AWS_PROFILE=<its profile>`,
      );
    return passed(you);
  },
};
