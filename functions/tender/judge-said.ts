import type { Subject } from '#contract/rules/choices';
import type { Dispatch, Said } from '#contract/tender/dispatch';
import { holdUntilOf, isUnallowed, lightOf } from '#contract/tender/light';
import type { Tender } from '#contract/resources/tender';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { dayIn } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

interface Asked {
  tender: Tender;
  said: readonly Said[];
  despite: string | undefined;
}

/** Under `require` all that a buyer reads must be allowed until the end. Under `warn` the rest needs a reason. */
export async function judgeSaid(
  context: MemberContext,
  { tender, said, despite }: Asked,
): Promise<Dispatch['references']> {
  const customerIds = [...new Set(said.map(({ customerId }) => customerId))];
  const [row, ...ledgers] = await Promise.all([
    readSettingsRow(context),
    ...customerIds.map((id) => readLedger(context, id)),
  ]);
  const { permissionPolicy, timeZone } = settingsOf(row);
  const today = dayIn(timeZone, context.now);
  const judged = said.map((one) => {
    const { color, reasons } = lightOf({
      referenceId: one.referenceId,
      tenderId: tender.id,
      said: one.subjects,
      entries: ledgers[customerIds.indexOf(one.customerId)]!,
      isAsked: false,
      today,
      holdUntil: holdUntilOf(tender),
    });
    return { ...one, light: color, reasons };
  });
  const isRefused = (reasons: Dispatch['references'][number]['reasons']): boolean =>
    permissionPolicy === 'require'
      ? reasons.length > 0
      : permissionPolicy === 'warn' && !despite && reasons.some(({ reason }) => isUnallowed(reason));
  const refused = judged.filter(({ reasons }) => isRefused(reasons));
  if (refused.length > 0)
    throw new AppError('PERMISSION_REQUIRED', undefined, {
      references: refused.map(({ referenceId, title }) => ({ id: referenceId, name: title })),
      missing: missingIn(refused),
    });
  return judged;
}

const missingIn = (refused: Dispatch['references']) =>
  [...new Set<Subject>(refused.flatMap(({ reasons }) => reasons.map(({ subject }) => subject)))].map(
    (subject) => ({ subject, channel: 'tender' as const }),
  );
