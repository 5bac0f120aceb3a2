import { closedCells, permissionState, reopens, type ClosedCell } from '#contract/permission/state';
import { dayInWords } from '#contract/permission/words';
import type { PermissionEntry } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { dayIn } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readLedger } from './store.ts';

type Grant = Pick<
  PermissionEntry,
  'customerId' | 'referenceId' | 'subjects' | 'channels' | 'agreedOn' | 'evidence'
>;

/**
 * A refusal ends only by a newer agreement that a manager proves with a file. Returns the refusals that
 * the grant ends. A grant for all references leaves closed what was refused for one, unless it is newer.
 */
export async function requireNewer(context: MemberContext, grant: Grant): Promise<PermissionEntry[]> {
  const { agreedOn, referenceId, evidence } = grant;
  const [entries, settings] = await Promise.all([
    readLedger(context, grant.customerId),
    readSettingsRow(context),
  ]);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  if (agreedOn !== undefined && agreedOn > today) throw notYetAgreed();
  const isProven = may(context.role, 'permission:revoke') && evidence?.assetIds !== undefined;
  const isNewer = (closing: PermissionEntry) => reopens({ kind: 'granted', agreedOn }, closing);

  const closedFor = (one: string | undefined) =>
    closedCells(permissionState(entries, { referenceId: one, today }), entries, grant);
  const own = closedFor(referenceId);
  const narrower = new Set(entries.flatMap((entry) => entry.referenceId ?? []));
  const others = referenceId === undefined ? [...narrower] : [];
  const ended = [
    ...own,
    ...others.flatMap((one) => closedFor(one).filter(({ closing }) => isNewer(closing))),
  ];
  const refused = ended.filter(
    ({ closing }) => closing.kind !== 'revoked' && !(isNewer(closing) && isProven),
  );
  if (refused.length > 0) throw closedError(refused);
  return [...new Set(ended.map(({ closing }) => closing))];
}

function closedError(refused: ClosedCell<PermissionEntry>[]): AppError {
  const closed = refused.map(({ closing, ...part }) => ({
    ...part,
    at: closing.at,
    by: closing.person?.name,
  }));
  const { state, at, by = 'The customer' } = closed[0]!;
  const verb = state === 'declined' ? 'refused' : 'withdrew';
  const text = `${by} ${verb} this on ${dayInWords(at.slice(0, 10))}. A manager can record a newer permission, with the day it was given and a file as evidence.`;
  return new AppError('PERMISSION_CLOSED', text, { closed });
}

const notYetAgreed = () => {
  const message = 'Must not be after today';
  return new AppError('VALIDATION_FAILED', message, { fields: { agreedOn: message } });
};
