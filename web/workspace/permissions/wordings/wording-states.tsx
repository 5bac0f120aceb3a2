import { Check, Clock, FileDiff, X } from 'lucide-react';
import { languageLine } from '#contract/words/language-list';
import * as approvalRequestsWords from '#words/approval-requests';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/wordings';
import { useSettings } from '../../lib/organization/settings.ts';
import { Button } from '../../ui/elements/button.tsx';
import type { Wording } from './wordings.ts';

const marks = {
  allowed: [Check, 'text-good'],
  changed: [FileDiff, 'text-warn'],
  'not asked': [X, 'text-warn'],
  waiting: [Clock, 'text-ink-2'],
} as const;

export function WordingStates({ wordings, onAsk }: { wordings: readonly Wording[]; onAsk: () => void }) {
  const isRequired = useSettings().data?.permissionPolicy === 'require';
  const open = wordings.filter(({ state }) => state !== 'allowed');
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h3 className="font-medium">{words.title}</h3>
      <ul className="flex flex-col gap-1">
        {wordings.map(({ language, state }) => {
          const [Icon, tone] = marks[state];
          return (
            <li key={language} className="flex items-center gap-2">
              <Icon aria-hidden className={`size-4 shrink-0 ${tone}`} />
              {words.states[state](languageLine([language], screenLanguage))}
            </li>
          );
        })}
      </ul>
      {isRequired && open.length > 0 ? (
        <p className="text-[0.8125rem] text-pretty text-ink-2">{words.shown}</p>
      ) : null}
      {open.some(({ state }) => state !== 'waiting') ? (
        <Button size="sm" className="self-start" onClick={onAsk}>
          {approvalRequestsWords.ask}
        </Button>
      ) : null}
    </section>
  );
}
