import { useMemo } from 'react';
import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { texts } from '#contract/text';
import { useTeam } from '../../../lib/records.ts';
import type { Names } from './sorting.ts';

/** The names behind the ids of references. While the team is not known, nobody has one. */
export function useNames(references: readonly Reference[], customers: readonly Customer[]): Names {
  const { data: team } = useTeam();
  return useMemo(() => {
    const companies = new Map(customers.map(({ id, name }) => [id, name]));
    if (!team) return { companies, people: new Map<string, string>() };
    const people = new Map(references.map(({ createdBy }) => [createdBy, texts.formerMember as string]));
    for (const { userId, name, email } of team.users) people.set(userId, name || email);
    return { companies, people };
  }, [references, customers, team]);
}
