import type { Organization } from '#contract/resources/organization';

export function availableOrganizations(list: readonly Organization[]): Organization[] {
  return list.filter(({ joined, status }) => joined && status !== 'deleted' && status !== 'inactive');
}

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

export function decideSwitch(target: string, state: SwitchState): 'ignore' | 'refresh-list' | 'switch' {
  if (target === state.activeOrgId || state.switchingOrgId !== undefined) return 'ignore';
  return state.available.some(({ organizationId }) => organizationId === target) ? 'switch' : 'refresh-list';
}

export function pathAfterSwitch(path: string): string {
  if (path.startsWith('/app/profile/join/') || path === '/app/start') return '/app/dashboard';
  const [, list, rest] = /^(\/app\/(?:references|customers|collections))\/([^/]+)/.exec(path) ?? [];
  return list && rest !== 'new' && rest !== 'templates' ? list : path;
}

type Source = () => Promise<string | undefined> | string | undefined;

export async function firstEmail(sources: readonly Source[]): Promise<string | undefined> {
  for (const source of sources) {
    try {
      const email = await source();
      if (email) return email;
    } catch {
      // The next source follows.
    }
  }
  return undefined;
}

export const deletePhrase = (name: string): string => `DELETE ${name}`;
