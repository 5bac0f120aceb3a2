import type { UserContext } from '../shared/membership/context.ts';
import { hasTotp } from './user-pool.ts';

export async function getTwoFactor({ userId }: UserContext): Promise<{ enabled: boolean }> {
  return { enabled: await hasTotp(userId) };
}
