import { parseArgs } from 'node:util';
import { Refusal } from './operator.ts';

export interface Options {
  stage: string;
  table?: string | undefined;
  at?: Date | undefined;
  to: string;
  keep: boolean;
  restored?: string | undefined;
  local: boolean;
}

export function readOptions(args: string[]): Options {
  const { stage, at, local, ...flags } = parse(args);
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

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        stage: { type: 'string' },
        table: { type: 'string' },
        /** The latest, unless set. */
        at: { type: 'string' },
        to: { type: 'string', default: '.' },
        restored: { type: 'string' },
        keep: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
