import { organizationRoutes, type Branding } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import type { Sent } from '#contract/primitives/route';
import { languageName } from '#contract/words/language-name';
import * as words from '#words/import-archive';
import { language as ownLanguage } from '#words/language';
import type { Script } from '../job/script.ts';
import type { Archive } from '../reading/archive/read-archive.ts';
import { settingsToCome } from '../reading/archive/settings-to-come.ts';

/** Settings come first, because texts need the languages that they choose. What somebody has saved here stays. */
export async function noteSettings(script: Script, archive: Archive, hasReferences: boolean): Promise<void> {
  const { call } = script;
  const settings = settingsToCome(
    archive.settings,
    await call(organizationRoutes.getSettings, {}),
    hasReferences,
  );
  if (settings)
    script.tell(await call(organizationRoutes.saveSettings, settings), { name: words.settingsPart });
  for (const { language, terms } of archive.terms) {
    type InLanguage = Sent<typeof translationRoutes.getTerms>;
    const of = { language } as InLanguage;
    const { version } = await call(translationRoutes.getTerms, of);
    if (version > 1 || terms.length === 0) continue;
    const name = words.termsPart(languageName(language, ownLanguage));
    script.tell(await call(translationRoutes.saveTerms, { ...of, terms, version }), { name });
  }
  const branding = await call(organizationRoutes.getBranding, {});
  const look = lookOf(archive.branding);
  if (branding.version > 1 || JSON.stringify(look) === JSON.stringify(lookOf(branding))) return;
  const saved = await call(organizationRoutes.saveBranding, { ...look, version: branding.version });
  script.tell(saved, { name: words.lookPart });
}

/** The page shows a text or a picture as soon as it is saved, so none of them comes. */
function lookOf(branding: Branding): Sent<typeof organizationRoutes.saveBranding> {
  const { brandColors, layout, template, templateConfigs, headerLayout, typefaces, cornerRadius } = branding;
  return {
    brandColors,
    layout,
    template,
    templateConfigs,
    ...(headerLayout && { headerLayout }),
    ...(typefaces && { typefaces }),
    ...(cornerRadius !== undefined && { cornerRadius }),
  };
}
