import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organizationRoutes, type Branding } from '#contract/resources/organization';
import type { Sent } from '#contract/primitives/route';
import { useActionContext } from './active-organization.tsx';
import { isApiError } from '../api/api-client.ts';
import { recordKeys, useBranding } from './records.ts';

/** The organization's look of each template, for cards that keep to the workspace's own colors. */
export function useTemplateStyles(): {
  templateStyles: Pick<Branding, 'templateConfigs' | 'cornerRadius'> | undefined;
  /** Cards that are drawn now would soon change their look. */
  isPending: boolean;
} {
  const { data, isPending } = useBranding();
  const templateStyles = useMemo(
    () => data && { templateConfigs: data.templateConfigs, cornerRadius: data.cornerRadius },
    [data],
  );
  return { templateStyles, isPending };
}

/** Saves branding that was read at `version`; when that is not the newest, VERSION_CONFLICT brings the newest along. */
export function useSaveBranding() {
  const { call, client, organizationId } = useActionContext();
  const queryKey = recordKeys.branding(organizationId);
  return useMutation({
    mutationFn: (sent: Sent<typeof organizationRoutes.saveBranding>) =>
      call(organizationRoutes.saveBranding, sent),
    onSuccess: async (saved) => {
      // A response that is under way was requested before the change.
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
