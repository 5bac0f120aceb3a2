import type { CardConfig } from '#contract/cards/card-config';
import { readCardConfig } from '#contract/cards/read-card-config';
import type { SavedBranding } from '#contract/resources/organization';
import type { Template } from '#contract/cards/templates';
import { isApiError } from '../../lib/api/api-client.ts';
import { useSaveBranding } from '../../lib/organization/branding.ts';

export const ownStyle = (branding: SavedBranding | undefined, { id }: Template): CardConfig =>
  readCardConfig(branding?.templateConfigs[id]);

/** Parsing puts the keys in a fixed order, so that styles can be compared. */
export const sameStyle = (one: CardConfig, other: CardConfig): boolean =>
  JSON.stringify(readCardConfig(JSON.stringify(one))) ===
  JSON.stringify(readCardConfig(JSON.stringify(other)));

/** Somebody else saved another style of the same template; `theirs` is the current branding. */
export class StyleConflict extends Error {
  override name = 'StyleConflict';
  readonly theirs: SavedBranding;
  constructor(theirs: SavedBranding) {
    super('Somebody else changed this look');
    this.theirs = theirs;
  }
}

export type SaveStyle = (
  template: Template,
  config: CardConfig,
  seen: SavedBranding,
) => Promise<SavedBranding>;

/** Keeps concurrent changes to anything else; only another style of the same template throws `StyleConflict`. */
export function useSaveStyle(): SaveStyle {
  const { mutateAsync } = useSaveBranding();
  const save: SaveStyle = async (template, config, seen) => {
    const { brandColors, layout, version } = seen;
    const templateConfigs = { [template.id]: JSON.stringify(config) };
    try {
      return await mutateAsync({
        brandColors,
        layout,
        template: { id: seen.template.id },
        templateConfigs,
        version,
      });
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT') || !error.current) throw error;
      const theirs = error.current as SavedBranding;
      if (sameStyle(ownStyle(theirs, template), ownStyle(seen, template)))
        return save(template, config, theirs);
      throw new StyleConflict(theirs);
    }
  };
  return save;
}
