import { queryOptions, useQuery } from '@tanstack/react-query';
import { userRoutes, type Profile } from '#contract/resources/user';
import * as words from '#words/session';
import { call } from '../api/api-client.ts';
import { useClaims } from './session.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }): Promise<Profile> => {
    const profile = await call(userRoutes.getProfile, undefined, { signal });
    // Loaded only for those who chose a language: every page pays for what the frame loads.
    if (profile.language)
      void import('../device/language.ts').then((module) => module.followProfile(profile));
    return profile;
  },
  staleTime: 5 * 60_000,
});

const unknownPerson = { name: words.unknownPerson, email: 'user@example.com' };

export function useProfile(): { name?: string; email?: string } {
  const { data, isError } = useQuery(profileQuery);
  const { name, email } = useClaims();
  return data ?? (isError ? unknownPerson : { name, email });
}
