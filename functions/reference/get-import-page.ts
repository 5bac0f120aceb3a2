import type { importRoutes } from '#contract/resources/import';
import type { Input, Output } from '#contract/primitives/route';
import { findPage } from '../import/store.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function getImportPage(
  context: MemberContext,
  { id, page }: Input<typeof importRoutes.getImportPage>,
): Promise<Output<typeof importRoutes.getImportPage>> {
  const found = await findPage(context, id, Number(page));
  if (!found) throw new AppError('NOT_FOUND');
  const steps = found.steps.map(({ key, call, about }) => ({ key, call, about }));
  return { steps, outcomes: found.outcomes ?? [] };
}
