import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organizationRoutes } from '#contract/resources/organization';
import type { Sent } from '#contract/primitives/route';
import type { CardBranding } from '../../../shared/cards/css-properties.ts';
import { useActionContext } from './active-organization.tsx';
import { isApiError } from '../api/api-client.ts';
import { recordKeys, useBranding } from './records.ts';

export function useTemplateStyles(): {
  templateStyles: CardBranding | undefined;
  /** Cards drawn while this is true would soon change their look. */
  isPending: boolean;
} {
  const { data, isPending } = useBranding();
  const templateStyles = useMemo(
    () =>
      data && {
        templateConfigs: data.templateConfigs,
        cornerRadius: data.cornerRadius,
        // Text and background follow the theme of the workspace.
        brandColors: { primary: data.brandColors.primary, secondary: data.brandColors.secondary },
      },
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
