import { onTable } from './on-table.ts';
import { asOperator, Refusal } from './operator.ts';
import { readArguments, whereOptions } from './options.ts';
import { restoreOrganization } from './restore-organization.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** `npm run restore -- --organization <id> --stage prod`, within 30 days of the deletion. */
await asOperator('npm run restore', async () => {
  const { organization, ...where } = readArguments({ ...whereOptions, organization: { type: 'string' } });
  if (!organization)
    throw new Refusal('Say which organization: --organization <id>, as the mail to its owners names it.');
  return await onTable(where, async () => {
    const { name, restored, left } = await restoreOrganization(organization, new Date());
    console.log(`“${name}” is back, with ${restored.length} members more than the owner who came with it.`);
    for (const { userId, why } of left) console.log(`Not a member again: ${userId} (${why})`);
    console.log(
      'Invitations and the subscription are not: tell the owners to invite and to subscribe again.',
    );
  });
});
