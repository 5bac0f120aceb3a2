import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from './operator.ts';

/** A command works on the table of a stage, or on the local data. */
export const whereOptions = {
  stage: { type: 'string' },
  table: { type: 'string' },
  local: { type: 'boolean', default: false },
} as const;

export interface Where {
  stage?: string | undefined;
  table?: string | undefined;
  local: boolean;
}

export interface Options extends Where {
  stage: string;
  at?: Date | undefined;
  to: string;
  keep: boolean;
  restored?: string | undefined;
}

const drillOptions = {
  ...whereOptions,
  /** The latest, unless set. */
  at: { type: 'string' },
  to: { type: 'string', default: '.' },
  restored: { type: 'string' },
  keep: { type: 'boolean', default: false },
} as const;

export function readOptions(args: string[]): Options {
  const { stage, at, local, ...flags } = readArguments(drillOptions, args);
  if (local && (at || stage || flags.restored)) {
    throw new Refusal(
      '--local drills on a copy of the local data as it is now: it takes neither --at nor --stage nor --restored.',
    );
  }
  if (flags.restored && !at)
    throw new Refusal('Say of when the restored table is: --at, as AWS Backup names it.');
  if (!local && !stage) throw new Refusal('Say which stage: --stage prod, or --local for the local data.');
  const moment = at === undefined ? undefined : new Date(at);
  if (moment && Number.isNaN(moment.getTime())) {
    throw new Refusal(`--at takes an ISO time such as 2026-03-01T12:00:00Z, not ${at}.`);
  }
  return { ...flags, local, stage: stage ?? 'local', at: moment };
}

/** A mistake in the arguments is a refusal, so that the command ends before it does anything. */
export function readArguments<const Known extends NonNullable<ParseArgsConfig['options']>>(
  options: Known,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
