import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#contract/resources/user';
import { call } from '../../lib/api/api-client.ts';

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async ({ signal }) => (await call(userRoutes.getTwoFactor, undefined, { signal })).enabled,
});
