import { isRefused } from '#contract/permission/state';
import type { PermissionPart } from '#contract/permission/parts';
import type { Channel, Subject } from '#contract/rules/choices';
import * as words from '#words/publishing';
import { channelList, subjectList } from '../../../../permissions/parts.ts';

interface Gap {
  subjects: Subject[];
  channels: Channel[];
  isRefused: boolean;
}

/** Says in a sentence for each place what visitors do not see, and why. */
export function LeftOut({ parts }: { parts: readonly PermissionPart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 font-medium">
      {gapsOf(parts).map((gap) => {
        const sentence = sentenceOf(gap);
        return (
          <li key={sentence} className={gap.isRefused ? 'text-bad' : 'text-warn'}>
            {sentence}
          </li>
        );
      })}
    </ul>
  );
}

export function gapsOf(parts: readonly PermissionPart[]): Gap[] {
  const bySubject = new Map<string, Gap>();
  for (const { subject, channel, state } of parts) {
    const refused = isRefused(state);
    const key = `${subject} ${refused}`;
    const gap = bySubject.get(key) ?? { subjects: [subject], channels: [], isRefused: refused };
    gap.channels.push(channel);
    bySubject.set(key, gap);
  }
  const byPlaces = new Map<string, Gap>();
  for (const gap of bySubject.values()) {
    const key = `${gap.channels.join()} ${gap.isRefused}`;
    byPlaces.get(key)?.subjects.push(...gap.subjects);
    if (!byPlaces.has(key)) byPlaces.set(key, gap);
  }
  return [...byPlaces.values()];
}

export function sentenceOf({ subjects, channels, isRefused: refused }: Gap): string {
  return words.leftOut(channelList(channels), subjectList(subjects), refused);
}
