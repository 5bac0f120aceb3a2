import * as fixed from '#words/fixed';

/** The content of `/config/config.json`. Nothing in it is secret. */
export interface AppConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Set only on a developer's machine. */
  userPoolEndpoint?: string;
  /** The pages of the local Stripe; set only on a developer's machine. */
  paymentOrigin?: string;
  /** The landing page embeds this organization's cards; without it, sample cards. */
  demoOrganizationId?: string;
  /** Pages that the landing page's gallery links to, by the names of its pictures. */
  galleryPages?: Record<string, string>;
}

export async function loadConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/config/config.json', { signal: AbortSignal.timeout(15_000) });
    const config: unknown = await response.json();
    if (response.ok && isConfig(config)) return config;
  } catch {
    // The error below covers a failed request too.
  }
  throw new Error(fixed.configurationFailed);
}

function isConfig(value: unknown): value is AppConfig {
  const config = value as Partial<AppConfig> | null;
  return [config?.region, config?.userPoolId, config?.userPoolClientId].every(
    (part) => typeof part === 'string' && part !== '',
  );
}
