import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/shared/data/client';
import { keys } from '#functions/shared/data/keys';
import { fromRow } from '#functions/shared/data/read';
import { scopes } from '#functions/shared/data/table';
import { AppError } from '#functions/shared/errors/app-error';
import { profileRow, type ProfileItem } from '#functions/shared/membership/profile';
import { moveAccount } from './move-account.ts';
import { onTable } from './on-table.ts';
import { asOperator, Refusal } from './operator.ts';
import { readArguments } from './options.ts';
import { findUserPool, usersOf } from './user-pool.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Cognito creates 50 users a second. */
const atOnce = 5;

type Outcome = 'there' | 'missing' | 'back' | 'left';

/** `npm run restore-users -- --stage prod` counts whom the user pool lacks; `--apply` creates their accounts again. */
await asOperator('npm run restore-users', async () => {
  const known = {
    stage: { type: 'string' },
    table: { type: 'string' },
    pool: { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { stage, table, pool, apply } = readArguments(known);
  if (!stage) throw new Refusal('Say which stage: --stage prod.');
  return await onTable({ stage, table, local: false }, async () => {
    const client = new CognitoIdentityProviderClient({});
    const users = usersOf(client, pool ?? (await findUserPool(client, stage)));
    await restoreAll((profile) => restoreUser(profile, users, apply));
  });
});

async function restoreAll(restore: (profile: ProfileItem) => Promise<Outcome>): Promise<void> {
  const counts: Record<Outcome, number> = { there: 0, missing: 0, back: 0, left: 0 };
  for await (const profiles of readProfiles())
    for (let first = 0; first < profiles.length; first += atOnce)
      for (const outcome of await Promise.all(profiles.slice(first, first + atOnce).map(restore)))
        counts[outcome] += 1;
  console.log(`In the user pool: ${counts.there}`);
  console.log(`Missing: ${counts.missing}. Created again: ${counts.back}. Left to you: ${counts.left}`);
}

/** Erased people have a tombstone instead, and do not come back. */
async function* readProfiles(): AsyncGenerator<ProfileItem[]> {
  const { client, tableName } = openTable();
  const pages = paginateScan(
    { client },
    {
      TableName: tableName,
      ConsistentRead: true,
      FilterExpression: 'begins_with(pk, :user) AND sk = :profile AND attribute_exists(email)',
      ExpressionAttributeValues: { ':user': scopes.user, ':profile': keys.profile('any').sk },
    },
  );
  for await (const { Items = [] } of pages) yield Items.map((item) => fromRow(profileRow, item));
}

/** Repeatable: an account that has moved is found under its new id, and is there. */
async function restoreUser(
  { userId, email, name }: ProfileItem,
  users: ReturnType<typeof usersOf>,
  apply: boolean,
): Promise<Outcome> {
  const found = await users.find(email);
  if (found?.userId === userId) return 'there';
  if (!apply) return 'missing';
  // Whoever has not confirmed a sign-up has not proven the address, and may have chosen the password.
  if (found?.status === 'UNCONFIRMED') await users.remove(email);
  const user = found && found.status !== 'UNCONFIRMED' ? found : await users.create({ email, name });
  if (user.status === 'FORCE_CHANGE_PASSWORD') await users.lock(email);
  try {
    await moveAccount(userId, user.userId, new Date());
    return 'back';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Addresses stay out of terminals and tickets.
    console.log(`Left to you: ${userId}, now ${user.userId}: ${error.message}`);
    return 'left';
  }
}
