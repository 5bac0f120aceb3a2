import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organizationRoutes, type Branding } from '#contract/resources/organization';
import type { Sent } from '#contract/primitives/route';
import { useActionContext } from './active-organization.tsx';
import { isApiError } from '../api/api-client.ts';
import { recordKeys, useBranding } from './records.ts';

export function useTemplateStyles(): {
  templateStyles: Pick<Branding, 'templateConfigs' | 'cornerRadius'> | undefined;
  /** Cards drawn while this is true would soon change their look. */
  isPending: boolean;
} {
  const { data, isPending } = useBranding();
  const templateStyles = useMemo(
    () => data && { templateConfigs: data.templateConfigs, cornerRadius: data.cornerRadius },
    [data],
  );
  return { templateStyles, isPending };
}

/** Saves branding that was read at `version`; if it is outdated, VERSION_CONFLICT carries the newest one. */
export function useSaveBranding() {
  const { call, client, organizationId } = useActionContext();
  const queryKey = recordKeys.branding(organizationId);
  return useMutation({
    mutationFn: (sent: Sent<typeof organizationRoutes.saveBranding>) =>
      call(organizationRoutes.saveBranding, sent),
    onSuccess: async (saved) => {
      // A response in flight was requested before the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, saved);
    },
    onError: async (error) => {
      if (!isApiError(error, 'VERSION_CONFLICT') || !error.current) return;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, error.current);
    },
  });
}
