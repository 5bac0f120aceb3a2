import type { Condition } from '#contract/tender/condition';
import * as words from '#words/tender-notice';
import * as tenderWords from '#words/tenders';
import { Badge } from '../../../ui/elements/badge.tsx';
import { conditionInWords, money } from '../in-words.ts';
import type { ReadNeed, ReadNotice } from './read-text.ts';

interface StatedProps {
  notice: ReadNotice;
  taken: ReadonlySet<Condition>;
  onToggle: (wish: Condition) => void;
}

/** What the notice says of the whole contract. A person decides whether references should be like it. */
export function Stated({ notice: { value, wishes }, taken, onToggle }: StatedProps) {
  if (!value && !wishes) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{words.stated}</legend>
      {value ? <Badge>{words.estimate(money(value.amount, value.currency))}</Badge> : null}
      {wishes ? <p className="mt-2 text-ink-2">{words.wishesHint}</p> : null}
      {wishes?.map((wish) => (
        <label key={wish.kind} className="mt-2 flex items-start gap-3 wrap-anywhere">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-(--accent)"
            checked={taken.has(wish)}
            onChange={() => onToggle(wish)}
          />
          {conditionInWords(wish)}
        </label>
      ))}
    </fieldset>
  );
}

interface FoundProps {
  need: ReadNeed;
  isChosen: boolean;
  onToggle: () => void;
}

export function FoundNeed({ need, isChosen, onToggle }: FoundProps) {
  const about = need.about === 'person' ? tenderWords.needAbouts.person : undefined;
  return (
    <label className="flex items-start gap-3 rounded-lg border border-line bg-sunken p-3">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
        aria-label={words.take(need.text)}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className="min-w-0 text-[0.8125rem]">
        <span className="block wrap-anywhere">{need.text}</span>
        <span className="mt-1 block font-medium">
          {[words.number(need.number), about, need.lot].filter(Boolean).join(' · ')}
        </span>
        {need.conditions.map((condition) => (
          <span key={JSON.stringify(condition)} className="block text-ink-2">
            {conditionInWords(condition)}
          </span>
        ))}
      </span>
    </label>
  );
}
