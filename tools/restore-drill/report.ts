import type { DrillResult } from './run.ts';

/** Ids and numbers only, so that the report can be archived. */
export function renderReport(result: DrillResult): string {
  const { about, tableName, restoredName, isRetained, startedAt, moment, findings } = result;
  return [
    `# Restore drill of ${startedAt.toISOString().slice(0, 10)}`,
    findings.length === 0 ? '**Succeeded.**' : `**Failed: ${findings.length} findings.**`,
    about,
    table(
      ['', ''],
      [
        ['Table', tableName],
        ['Restored to', `${restoredName}${isRetained ? '' : ' (removed again)'}`],
        ['Begun', startedAt.toISOString()],
        ['State of', moment.toISOString()],
        ['Lost, had it been needed', ages(result)],
        ['Items', String(result.judgment.items)],
      ],
    ),
    '## How long it took',
    table(['Step', 'Seconds'], [...stepRows(result), ['Until usable', usable(result)]]),
    '## Findings',
    findings.length === 0
      ? 'None: counters, mirrors, public copies, collections, references of customers and files agree.'
      : table(
          ['Rule', 'Of', 'What'],
          findings.map(({ rule, of, message }) => [rule, of, message]),
        ),
    '## Settings put back',
    settingsOf(result),
    '## Deleted again',
    table(
      ['', 'Ids'],
      [
        ['People due for `erase-users`', listed(result.again.people)],
        ['Organizations', listed(result.again.organizations)],
      ],
    ),
    '## Done since, and not in the restored table',
    doneSince(result),
    '## Items by scope',
    table(
      ['Scope', 'Items'],
      Object.entries(result.judgment.itemsByScope).map(([scope, count]) => [scope, String(count)]),
    ),
    '',
  ].join('\n\n');
}

function ages({ startedAt, moment, judgment }: DrillResult): string {
  const seconds = (from: Date) => `${Math.round((startedAt.getTime() - from.getTime()) / 1000)} s`;
  const newest = judgment.newest ? seconds(new Date(judgment.newest)) : 'nothing written';
  return `${seconds(moment)} (the newest item is ${newest} old)`;
}

const stepRows = ({ steps }: DrillResult) => steps.map(({ name, seconds }) => [name, String(seconds)]);

/** The drill's own clean-up does not count. */
function usable({ steps }: DrillResult): string {
  const needed = steps.filter(({ name }) => name !== 'Restored table removed');
  return needed.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1);
}

function settingsOf({ settings }: DrillResult): string {
  const { expiresBy = 'none', stream = 'none', recoveryDays, isProtected, tags } = settings;
  return table(
    ['Setting', 'As on the table'],
    [
      ['Expiry by', expiresBy],
      ['Stream', stream],
      ['Point-in-time recovery', recoveryDays ? `${recoveryDays} days` : 'none, or unknown to this engine'],
      ['Deletion protection', isProtected ? 'on' : 'off'],
      ['Tags', listed(Object.keys(tags))],
    ],
  );
}

function doneSince({ since }: DrillResult): string {
  const counts = Object.entries(since.counts).map(([action, count]) => [action, String(count)]);
  if (counts.length === 0) return 'Nothing.';
  const access = since.access.map(({ at, action, scope, subject }) => [at, action, scope, subject]);
  return [
    table(['Action', 'Times'], counts),
    ...(access.length > 0
      ? [
          'Of these, about who may do what. Do them again by hand, or who was removed is in again:',
          table(['When', 'Action', 'Organization or person', 'Subject'], access),
        ]
      : []),
  ].join('\n\n');
}

const listed = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(', '));

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
