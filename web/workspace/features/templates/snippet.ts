import type { CardConfig } from '#contract/card-config';
import { referenceRoutes } from '#contract/reference';
import type { Template } from '#contract/templates';

interface Usage {
  /** Of this installation: https://… */
  origin: string;
  organizationId: string;
  template: Template;
  /** The organisation's look of the template, or what is being tried out. */
  config: CardConfig;
}

/**
 * A request that creates a draft with exactly this look: the template's own settings are in it, so that nothing that is
 * saved for the template later changes it.
 */
export function snippetFor({ origin, organizationId, template, config }: Usage): string {
  const { method, path } = referenceRoutes.createReference;
  const { defaultConfig } = template;
  const colors = { ...defaultConfig.colors, ...config.colors };
  const cardStyle = { ...defaultConfig, ...config, ...(Object.keys(colors).length > 0 && { colors }) };
  const body = {
    name: 'My reference',
    templateId: template.id,
    attributes: { customerId: '<customer id>' },
    custom: { templateConfig: cardStyle },
  };
  // An apostrophe would end the shell's string.
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`\u0027`);
  return [
    `curl -X ${method} '${origin}${path}' \\`,
    `  -H 'Authorization: Bearer <access token>' \\`,
    `  -H 'X-Organization-Id: ${organizationId}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}
