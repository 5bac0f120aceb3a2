import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { Organization } from '#contract/resources/organization';
import { highestRole, may, type Right } from '#contract/rules/roles';
import type { Output, Route, Sent } from '#contract/primitives/route';
import { call, type CallOptions } from '../api/api-client.ts';

export const ActiveOrganization = createContext<Organization | undefined>(undefined);

export function useOrganization(): Organization {
  const organization = use(ActiveOrganization);
  if (!organization) throw new Error('useOrganization is for pages inside the shell');
  return organization;
}

export function useMay(right: Right): boolean {
  const organization = use(ActiveOrganization);
  return organization !== undefined && may(highestRole(organization.roles), right);
}

export type OrganizationCall = <R extends Route>(
  route: R,
  input: Sent<R>,
  options?: Omit<CallOptions, 'organizationId'>,
) => Promise<Output<R>>;

export function callFor(organizationId: string): OrganizationCall {
  const bound = call as (route: Route, input: unknown, options: CallOptions) => Promise<never>;
  return (route, input, options) => bound(route, input, { ...options, organizationId });
}

/** A late call still goes to the organization that the component's screen showed. */
export function useCall(): OrganizationCall {
  const { organizationId } = useOrganization();
  return useMemo(() => callFor(organizationId), [organizationId]);
}

export interface ActionContext {
  call: OrganizationCall;
  client: QueryClient;
  organizationId: string;
}

export function useActionContext(): ActionContext {
  return { call: useCall(), client: useQueryClient(), organizationId: useOrganization().organizationId };
}
