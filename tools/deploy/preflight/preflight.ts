import { account } from './account.ts';
import { bootstrap } from './bootstrap.ts';
import { note, refused, type Check, type Target, type Verdict } from './check.ts';
import { concurrency } from './concurrency.ts';
import { edge } from './edge.ts';
import { mails } from './mails.ts';
import { payments } from './payments.ts';
import { zone } from './zone.ts';

const others: readonly Check[] = [bootstrap, concurrency, edge, mails, payments, zone];

export type Finding = Verdict & Pick<Check, 'about'>;

/** Stops at once in the wrong account. */
export async function preflight(target: Target): Promise<Finding[]> {
  const first = await find(account, target);
  if (first.state !== 'passed') return [first];
  return [first, ...(await Promise.all(others.map((check) => find(check, target))))];
}

/** Credentials may lack the right to check something; that is only noted. */
async function find(check: Check, target: Target): Promise<Finding> {
  const { about } = check;
  try {
    return { about, ...(await check.run(target)) };
  } catch (error) {
    const { name, message } = error as Error;
    if (check !== account && /AccessDenied|NotAuthorized/i.test(name))
      return { about, ...note(`Not looked at, because you may not: ${message}`) };
    return { about, ...refused(`Could not be looked at (${name}): ${message}`) };
  }
}
