import type { Branding, SavedBranding, organizationRoutes } from '#contract/resources/organization';
import type { Input } from '#contract/primitives/route';
import { assetUseSteps, brandingPictures } from '../asset/steps.ts';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { mayChangeAnyFile } from '../publication/changed-files.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { mergedTexts } from './rules.ts';
import { readPage, saved, savedBranding, withStyle, type BrandingRow } from './store.ts';

type Sent = Omit<Input<typeof organizationRoutes.saveBranding>, 'version' | 'translations'>;

export async function saveBranding(
  context: MemberContext,
  { version: seen, ...sent }: Input<typeof organizationRoutes.saveBranding>,
): Promise<SavedBranding> {
  const { table, organizationId, userId } = context;
  return await retryRace(async () => {
    const page = await readPage(context);
    const before = savedBranding(page);
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const version = before.version + 1;
    const { translations: sentTexts, ...changes } = sent;
    const translations = mergedTexts(page, before.translations, sentTexts);
    const branding = { ...merge(before, changes), ...(translations && { translations }) };
    await table.commit([
      update(
        keys.publicPage(organizationId),
        {
          set: { branding, brandingVersion: version, brandingUpdatedBy: userId },
          unset: mayChangeAnyFile.unset,
          add: { version: 1 },
        },
        { brandingVersion: absentOr(equals(before.version)) },
      ),
      ...assetUseSteps(
        organizationId,
        `branding:${organizationId}`,
        brandingPictures(before),
        brandingPictures(branding),
      ),
      record(context, organizationId, 'organization.branding', { id: organizationId, version }),
    ]);
    return saved(page, branding, { version, updatedBy: userId });
  });
}

/** Styles are merged one by one, so that saving colors does not overwrite another member's style. */
function merge(before: SavedBranding, { brandColors, layout, template, ...sent }: Sent): BrandingRow {
  let templateStyles = withStyle(before.templateConfigs, template.id, template.config);
  for (const [id, config] of Object.entries(sent.templateConfigs ?? {}))
    templateStyles = withStyle(templateStyles, id, config);
  return {
    brandColors,
    layout,
    template: { id: template.id },
    templateConfigs: templateStyles,
    ...mergeOptional(before, sent),
  };
}

const optional = [
  'logo',
  'heading',
  'intro',
  'callToAction',
  'website',
  'headerLayout',
  'typefaces',
  'headerImage',
  'closingHeading',
  'closingText',
  'cornerRadius',
] as const;
type Optional = Pick<Branding, (typeof optional)[number]>;

/** Missing values stay unchanged and empty ones are removed. */
function mergeOptional(before: Optional, sent: Pick<Partial<Sent>, (typeof optional)[number]>): Optional {
  const merged = optional.map((name) => [name, sent[name] === undefined ? before[name] : sent[name]]);
  return Object.fromEntries(
    merged.filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
