import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  paginateListUserPools,
  UserNotFoundException,
  type AttributeType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ProfileItem } from '#functions/shared/membership/profile';
import { Refusal } from './operator.ts';

export interface PoolUser {
  userId: string;
  status: string;
}

/** The triggers have the name of the stage; a pool has not. */
export async function findUserPool(client: CognitoIdentityProviderClient, stage: string): Promise<string> {
  const ours = `:function:Refdeck-${stage}-Data-`;
  const found: string[] = [];
  for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 }))
    for (const { Id, LambdaConfig } of UserPools)
      if (LambdaConfig?.PostConfirmation?.includes(ours)) found.push(Id!);
  const [only, ...others] = found;
  if (!only) throw new Refusal(`No user pool of stage ${stage} in this account and region.`);
  if (others.length > 0) throw new Refusal(`Several user pools of ${stage}: name the new one by --pool.`);
  return only;
}

export function usersOf(client: CognitoIdentityProviderClient, UserPoolId: string) {
  const ofPool = (email: string) => ({ UserPoolId, Username: email });

  return {
    async find(email: string): Promise<PoolUser | undefined> {
      try {
        const { UserAttributes, UserStatus = '' } = await client.send(new AdminGetUserCommand(ofPool(email)));
        return { userId: subOf(UserAttributes), status: UserStatus };
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },

    async create({ email, name }: Pick<ProfileItem, 'email' | 'name'>): Promise<PoolUser> {
      const attributes = { email, email_verified: 'true', ...(name && { name }) };
      const { User } = await client.send(
        new AdminCreateUserCommand({
          ...ofPool(email),
          // Our own mail explains what has happened.
          MessageAction: 'SUPPRESS',
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        }),
      );
      return { userId: subOf(User?.Attributes), status: 'FORCE_CHANGE_PASSWORD' };
    },

    /** Nobody knows the password. Cognito resets only permanent ones. */
    async lock(email: string): Promise<void> {
      const Password = randomBytes(48).toString('base64');
      await client.send(new AdminSetUserPasswordCommand({ ...ofPool(email), Password, Permanent: true }));
    },

    async remove(email: string): Promise<void> {
      await client.send(new AdminDeleteUserCommand(ofPool(email)));
    },
  };
}

const subOf = (attributes: AttributeType[] = []): string =>
  attributes.find(({ Name }) => Name === 'sub')!.Value!;
