import type { Sent } from '#contract/primitives/route';
import type { OrganizationSettings, organizationRoutes } from '#contract/resources/organization';

/**
 * Settings come back where nobody has saved any. The address of the page and the websites that may embed it belong to
 * the other organization. References that are here keep the language that they are read in.
 */
export function settingsToCome(
  from: OrganizationSettings,
  here: OrganizationSettings,
  hasReferences: boolean,
): Sent<typeof organizationRoutes.saveSettings> | undefined {
  if (here.version > 1) return undefined;
  const { timeZone, permissionPolicy, approvalLimit, expiryReminders, untranslated } = from;
  const language = hasReferences ? here.language : from.language;
  const languages = [from.language, ...from.languages].filter((one) => one !== language);
  const coming = {
    timeZone,
    permissionPolicy,
    expiryReminders,
    untranslated,
    language,
    languages,
    ...(approvalLimit !== undefined && { approvalLimit }),
  };
  const differs = Object.entries(coming).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(here[name as keyof typeof coming]),
  );
  return differs ? { ...coming, version: here.version } : undefined;
}
