const key = 'refdeck.organization';

/** The organisation of this tab: kept in sessionStorage, so that two tabs never take over each other's. */
export function readTabOrganization(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTabOrganization(organizationId: string): void {
  try {
    sessionStorage.setItem(key, organizationId);
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

export function forgetTabOrganization(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
