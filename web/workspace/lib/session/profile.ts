import { queryOptions, useQuery } from '@tanstack/react-query';
import { userRoutes, type Profile } from '#contract/resources/user';
import { call } from '../api/api-client.ts';
import { useClaims } from './session.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }): Promise<Profile> => call(userRoutes.getProfile, undefined, { signal }),
  staleTime: 5 * 60_000,
});

const unknownPerson = { name: 'User', email: 'user@example.com' };

export function useProfile(): { name?: string; email?: string } {
  const { data, isError } = useQuery(profileQuery);
  const { name, email } = useClaims();
  return data ?? (isError ? unknownPerson : { name, email });
}
