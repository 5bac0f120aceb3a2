import { queryOptions } from '@tanstack/react-query';
import { hasTotp } from '../../lib/user-pool.ts';

/** Whether signing in asks for a code. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => hasTotp(signal),
});
