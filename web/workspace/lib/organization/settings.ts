import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { organizationRoutes, type OrganizationSettings } from '#contract/resources/organization';
import type { Sent } from '#contract/primitives/route';
import {
  ActiveOrganization,
  callFor,
  useActionContext,
  type OrganizationCall,
} from './active-organization.tsx';
import { isApiError } from '../api/api-client.ts';
import { recordKeys, referencesQuery } from './records.ts';

type Change = Omit<Sent<typeof organizationRoutes.saveSettings>, 'version'>;

/** Computes the values to save over the current settings; undefined if somebody else has changed the same setting. */
export type SettingsChange = (now: OrganizationSettings) => Change | undefined;

const settingsKey = (organizationId: string) => [...recordKeys.all(organizationId), 'settings'] as const;

export const settingsQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: settingsKey(organizationId),
    queryFn: ({ signal }) => call(organizationRoutes.getSettings, {}, { signal }),
  });

export function useSettings() {
  const { call, organizationId } = useActionContext();
  return useQuery(settingsQuery(call, organizationId));
}

/** Known from what pages have read, so that the shell of an organization without languages asks for nothing more. */
export function useHasLanguages(): boolean {
  // Without an organization, the shell has nothing to ask for.
  const organizationId = use(ActiveOrganization)?.organizationId ?? '';
  const call = useMemo(() => callFor(organizationId), [organizationId]);
  const settings = useQuery({ ...settingsQuery(call, organizationId), enabled: false });
  const references = useQuery({ ...referencesQuery(call, organizationId), enabled: false });
  if (settings.data) return settings.data.languages.length > 0;
  return references.data?.some(({ translations }) => translations !== undefined) ?? false;
}

export function useChangeSettings() {
  const { call, client, organizationId } = useActionContext();
  const queryKey = settingsKey(organizationId);
  const show = (settings: OrganizationSettings | undefined) => client.setQueryData(queryKey, settings);
  return useMutation({
    mutationFn: ({ change, before }: { change: SettingsChange; before: OrganizationSettings }) =>
      saveOver(call, before, change),
    onMutate: async ({ change, before }) => {
      // A response in flight was requested before the change.
      await client.cancelQueries({ queryKey });
      show(changed(before, change(before)));
    },
    onSuccess: show,
    onError: (error, { before }) =>
      show(
        isApiError(error, 'VERSION_CONFLICT') && error.current
          ? (error.current as OrganizationSettings)
          : before,
      ),
  });
}

const changed = (
  before: OrganizationSettings,
  { approvalLimit = before.approvalLimit, ...change }: Change = {},
): OrganizationSettings => ({ ...before, ...change, approvalLimit: approvalLimit ?? undefined });

const attempts = 5;

/** A concurrent change of another setting is no conflict, so this one is saved over it. */
async function saveOver(
  call: OrganizationCall,
  before: OrganizationSettings,
  change: SettingsChange,
): Promise<OrganizationSettings> {
  let now = before;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(organizationRoutes.saveSettings, { ...change(now), version: now.version });
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT') || !error.current) throw error;
      now = error.current as OrganizationSettings;
      if (attempt === attempts || !change(now)) throw error;
    }
  }
}
