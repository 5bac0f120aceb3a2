import { texts } from '#contract/primitives/text';

/** `/config/config.json`: where sign-in happens. Nothing in it is secret. */
export interface AppConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Only on a developer's machine. */
  userPoolEndpoint?: string;
  /** Where the local Stripe's pages are; only on a developer's machine. */
  paymentOrigin?: string;
  /** Whose embed the landing page shows; without one it shows sample cards. */
  demoOrganizationId?: string;
  /** The pages that the landing page's gallery opens, by the names of its pictures; without them it shows pictures only. */
  galleryPages?: Record<string, string>;
}

export async function loadConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/config/config.json', { signal: AbortSignal.timeout(15_000) });
    const config: unknown = await response.json();
    if (response.ok && isConfig(config)) return config;
  } catch {
    // Said below, in the one text for it.
  }
  throw new Error(texts.configurationFailed);
}

function isConfig(value: unknown): value is AppConfig {
  const config = value as Partial<AppConfig> | null;
  return [config?.region, config?.userPoolId, config?.userPoolClientId].every(
    (part) => typeof part === 'string' && part !== '',
  );
}
