import type { Organization } from '#contract/resources/organization';

/** Only what has been joined and is neither deleted nor inactive can be worked in. */
export function availableOrganizations(list: readonly Organization[]): Organization[] {
  return list.filter(({ joined, status }) => joined && status !== 'deleted' && status !== 'inactive');
}

/** The wanted organization while it is available, otherwise the first. */
export function activeAmong(
  available: readonly Organization[],
  wanted: string | undefined,
): Organization | undefined {
  return available.find(({ organizationId }) => organizationId === wanted) ?? available[0];
}

interface SwitchState {
  activeOrgId: string | undefined;
  switchingOrgId: string | undefined;
  available: readonly Organization[];
}

/** What choosing an organization in the menu leads to. */
export function decideSwitch(target: string, state: SwitchState): 'ignore' | 'refresh-list' | 'switch' {
  if (target === state.activeOrgId || state.switchingOrgId !== undefined) return 'ignore';
  return state.available.some(({ organizationId }) => organizationId === target) ? 'switch' : 'refresh-list';
}

/** A record belongs to one organization: after a switch its list is shown instead, and for what is no page of it the dashboard. */
export function pathAfterSwitch(path: string): string {
  if (path.startsWith('/app/profile/join/') || path === '/app/start') return '/app/dashboard';
  const [, list, rest] = /^(\/app\/(?:references|customers|collections))\/([^/]+)/.exec(path) ?? [];
  return list && rest !== 'new' && rest !== 'templates' ? list : path;
}

type Source = () => Promise<string | undefined> | string | undefined;

/** The first source that knows the email address; one that fails counts as not knowing. */
export async function firstEmail(sources: readonly Source[]): Promise<string | undefined> {
  for (const source of sources) {
    try {
      const email = await source();
      if (email) return email;
    } catch {
      // The next source is asked instead.
    }
  }
  return undefined;
}

/** What has to be typed, letter for letter, before an organization is deleted. */
export const deletePhrase = (name: string): string => `DELETE ${name}`;
