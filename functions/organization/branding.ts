import { contrastOf } from '#contract/contrast';
import type { Branding, SavedBranding } from '#contract/organization';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { brandingOf, type BrandingRow } from './branding-row.ts';

/** Kept on the public page, which shows it: publishing it is saving it. */
export async function readBranding({ table, organizationId }: MemberContext): Promise<SavedBranding> {
  const page = await table.get(keys.publicPage(organizationId));
  if (!page) throw new AppError('NOT_FOUND');
  return withContrast(
    brandingOf(page.branding as BrandingRow),
    (page.brandingVersion as number | undefined) ?? 1,
  );
}

export function withContrast(branding: Branding, version: number): SavedBranding {
  return { ...branding, version, contrast: contrastOf(branding.brandColors) };
}
