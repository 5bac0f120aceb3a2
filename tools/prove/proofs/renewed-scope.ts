import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { poolOf } from '#functions/shared/smoke/sign-in';
import { signedIn } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

export const renewedScope: Proof = {
  id: 'renewed-scope',
  statement: 'A renewed access token opens the API, and nothing of the account at Cognito.',
  async run(site) {
    const { tokens } = await signedIn(site);
    const refusal = await poolOf(site.config)
      .send(new GetUserCommand({ AccessToken: tokens!.accessToken }))
      .then(
        () => 'let through',
        (error: unknown) => (error as Error).message,
      );
    return holdsIf(refusal.includes('does not have required scopes'), `GetUser: ${refusal}`);
  },
};
