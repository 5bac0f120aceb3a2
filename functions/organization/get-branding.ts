import type { SavedBranding } from '#contract/resources/organization';
import type { MemberContext } from '../shared/membership/context.ts';
import { readBranding } from './store.ts';

export async function getBranding(context: MemberContext): Promise<SavedBranding> {
  return await readBranding(context);
}
