import type { OrganizationSettings, organizationRoutes } from '#contract/resources/organization';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { pageSlugScope } from '../shared/data/scope.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { mayChangeAnyFile } from '../publication/changed-files.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { requireRoom } from '../shared/slug/require-room.ts';
import { requireAllAllowed } from '../publication/require-all-allowed.ts';
import { requireFreeLanguages } from './languages.ts';
import { takePageSlug } from './page-slug.ts';
import { readSettingsRow, settingsOf } from './store.ts';

export async function saveSettings(
  context: MemberContext,
  { version: seen, ...sent }: Input<typeof organizationRoutes.saveSettings>,
): Promise<OrganizationSettings> {
  const { organizationId } = context;
  return await retryRace(async () => {
    const row = await readSettingsRow(context);
    const before = settingsOf(row);
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const timeZone = sent.timeZone ?? before.timeZone;
    const embedOrigins = [...new Set(sent.embedOrigins ?? before.embedOrigins)];
    const permissionPolicy = sent.permissionPolicy ?? before.permissionPolicy;
    const approvalLimit =
      sent.approvalLimit === null ? undefined : (sent.approvalLimit ?? before.approvalLimit);
    const expiryReminders = sent.expiryReminders ?? before.expiryReminders;
    const { language, languages, untranslated } = { ...before, ...sent };
    await requireFreeLanguages(context, before, { language, languages });
    const version = before.version + 1;
    const slug = sent.slug ?? before.slug;
    const isMoved = slug !== before.slug;
    if (isMoved) requireRoom(row.slugs, slug);
    const begins = permissionPolicy === 'require' && before.permissionPolicy !== 'require';
    const marks = begins ? await requireAllAllowed(context, timeZone) : [];
    await memberTable(organizationId, pageSlugScope(slug)).commit([
      update(
        keys.publicPage(organizationId),
        {
          set: {
            timeZone,
            embedOrigins,
            permissionPolicy,
            expiryReminders,
            language,
            languages,
            untranslated,
            ...(approvalLimit !== undefined && { approvalLimit }),
            settingsVersion: version,
            ...(isMoved && { slug }),
          },
          // The allow-list of embeds changes the headers of public pages.
          unset: [...mayChangeAnyFile.unset, ...(approvalLimit === undefined ? ['approvalLimit'] : [])],
          add: { version: 1, ...(isMoved && { slugs: new Set([slug]) }) },
        },
        {
          settingsVersion: absentOr(equals(before.version)),
          // Nothing was published since the check.
          ...(begins && { version: equals(row.version) }),
        },
      ),
      ...marks,
      ...(isMoved
        ? [
            takePageSlug(organizationId, slug),
            update(keys.organization(organizationId), { set: { slug } }, {}),
          ]
        : []),
      record(context, organizationId, 'organization.settings', { id: organizationId, version }),
    ]);
    return {
      timeZone,
      embedOrigins,
      permissionPolicy,
      approvalLimit,
      expiryReminders,
      language,
      languages,
      untranslated,
      slug,
      version,
    };
  });
}
