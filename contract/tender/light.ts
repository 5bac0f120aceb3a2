import { lastDay, permissionState, type Deciding } from '../permission/state.ts';
import type { PermissionTable } from '../resources/permission.ts';
import type { Subject } from '../rules/choices.ts';

/** Best first. */
export const lightColors = ['green', 'amber', 'grey', 'red'] as const;
export type LightColor = (typeof lightColors)[number];

/** Why a part of a reference is not simply allowed in tenders. */
const colorOf = {
  withdrawn: 'red',
  declined: 'red',
  expired: 'red',
  'not asked': 'grey',
  waiting: 'amber',
  ends: 'amber',
  spoken: 'amber',
} as const satisfies Record<string, LightColor>;
export type LightReason = keyof typeof colorOf;
export const lightReasons = Object.keys(colorOf) as [LightReason, ...LightReason[]];

/** Nobody has allowed a part that has one of these. The others only hold too short, or too little. */
export const isUnallowed = (reason: LightReason): boolean => reason !== 'ends' && reason !== 'spoken';

export interface Light {
  color: LightColor;
  /** The worst come first. */
  reasons: { subject: Subject; reason: LightReason }[];
  /** The last day on which all of it is allowed, if that is today or later. */
  until?: string | undefined;
  /** How much a customer's word is worth to a buyer, from 0 to 1. */
  confirmed: number;
}

export interface Asked {
  referenceId: string;
  tenderId: string;
  /** The parts of the reference that the buyer reads. */
  said: readonly Subject[];
  /** The customer's entries for this reference and for all. */
  entries: readonly Deciding[];
  /** A contact has been asked about this reference and has not answered. */
  isAsked: boolean;
  today: string;
  holdUntil: string;
}

const usualMonths = 4;

/** Buyers decide some months after the deadline, and what they were sent must hold until then. */
export function holdUntilOf({
  deadline,
  holdUntil,
}: {
  deadline: string;
  holdUntil?: string | undefined;
}): string {
  if (holdUntil) return holdUntil;
  const day = new Date(deadline);
  day.setUTCMonth(day.getUTCMonth() + usualMonths);
  return day.toISOString().slice(0, 10);
}

/** Tells from the ledger alone whether a tender may name this reference on every day until its end. */
export function lightOf({ referenceId, tenderId, said, entries, isAsked, today, holdUntil }: Asked): Light {
  // The same few days are asked about for each part.
  const tables = new Map<string, PermissionTable>();
  const tableOn = (day: string): PermissionTable => {
    const table = tables.get(day) ?? permissionState(entries, { referenceId, tenderId, today: day });
    tables.set(day, table);
    return table;
  };
  const cellOn = (day: string, subject: Subject) => tableOn(day)[subject].tender;
  const isAllowed = (subject: Subject) => (day: string) => cellOn(day, subject).state === 'allowed';
  const methodOf = (subject: Subject) =>
    entries.find(({ id }) => id === cellOn(today, subject).entryId)?.method ?? 'spoken';
  const reasonOf = (subject: Subject): LightReason | undefined => {
    const { state } = cellOn(today, subject);
    if (state !== 'allowed') return state === 'not asked' && isAsked ? 'waiting' : state;
    const ends = lastDay(entries, today, isAllowed(subject));
    if (ends !== undefined && ends < holdUntil) return 'ends';
    return methodOf(subject) === 'spoken' ? 'spoken' : undefined;
  };
  const reasons = said
    .flatMap((subject) => {
      const reason = reasonOf(subject);
      return reason ? [{ subject, reason }] : [];
    })
    .toSorted((a, b) => badness(b.reason) - badness(a.reason));
  const allAllowed = (day: string) => said.every((subject) => isAllowed(subject)(day));
  const isNow = allAllowed(today);
  return {
    color: reasons[0] ? colorOf[reasons[0].reason] : 'green',
    reasons,
    until: isNow ? lastDay(entries, today, allAllowed) : undefined,
    confirmed: isNow ? Math.min(...said.map((subject) => worthOf[methodOf(subject)])) : 0,
  };
}

const badness = (reason: LightReason) => lightColors.indexOf(colorOf[reason]);

const worthOf = { link: 1, contract: 0.6, email: 0, spoken: 0 } as const;
