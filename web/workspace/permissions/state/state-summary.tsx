import { clsx } from 'clsx';
import type { Approval } from '#contract/resources/approval';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';
import { dayInWords, permissionWords, subjectList } from '#contract/permission/words';
import { stateLines, type StatePart } from './state-lines.ts';
import { texts } from '../texts.ts';

const channelWords = permissionWords.en.channels;

interface Props {
  state: PermissionTable;
  entries: readonly PermissionEntry[];
  approvals?: readonly Approval[];
}

export function StateSummary({ state, entries, approvals }: Props) {
  const { lines, notAsked } = stateLines(state, entries, approvals);
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      {lines.map(({ channel, parts }) => (
        <div key={channel} className="contents max-sm:block">
          <dt className="text-ink-2">{channelWords[channel].label}</dt>
          <dd className="flex flex-col gap-1 max-sm:mt-0.5">
            {parts.map((part) => (
              <Part key={part.subjects.join()} part={part} />
            ))}
          </dd>
        </div>
      ))}
      {notAsked.length > 0 && lines.length > 0 ? (
        <div className="contents text-ink-3 max-sm:block">
          <dt>{texts.notAsked}</dt>
          <dd>{notAsked.map((channel) => channelWords[channel].label).join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

const tones: Record<StatePart['state'], string> = {
  allowed: 'text-good',
  'not asked': 'text-ink-2',
  expired: 'text-ink-2',
  requested: 'text-warn',
  waiting: 'text-warn',
  declined: 'text-bad',
  withdrawn: 'text-bad',
};

function Part({ part: { state, subjects, validFrom, expiresOn } }: { part: StatePart }) {
  const days =
    state === 'waiting' && validFrom
      ? texts.from(dayInWords(validFrom))
      : expiresOn
        ? (state === 'expired' ? texts.endedOn : texts.until)(dayInWords(expiresOn))
        : undefined;
  return (
    <span>
      <span className={clsx('font-medium', tones[state])}>
        {texts.states[state]}
        {state === 'expired' && days ? ` ${days}` : ''}:
      </span>{' '}
      {subjectList(subjects)}
      {state !== 'expired' && days ? <span className="text-ink-2"> {days}</span> : null}
    </span>
  );
}
