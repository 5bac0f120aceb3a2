import { useMemo, useState } from 'react';
import type { Tender } from '#contract/resources/tender';
import * as factWords from '#words/told-facts';
import { language } from '#words/language';
import * as words from '#words/tender-outcome';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { buttonClass } from '../../../ui/elements/button.tsx';
import { DownloadMenu } from '../../../ui/lists/download-menu.tsx';
import { money } from '../in-words.ts';
import { yearOf } from './year.ts';

const lists = new Intl.ListFormat(language, { type: 'unit' });
const most = 3;

/** Nothing is shown before the first buyer has decided. */
export default function YearStrip({ tenders }: { tenders: readonly Tender[] }) {
  const [now] = useState(() => new Date());
  const organization = useOrganization();
  const { won, decided, value, byKind, byBuyer, lostFor, refusedFor } = useMemo(
    () => yearOf(tenders, now),
    [tenders, now],
  );
  if (decided === 0) return null;
  const sentences = [
    words.yearWon(won, decided, Math.round((won / decided) * 100)),
    value.size > 0 &&
      words.yearValue(lists.format([...value].map(([currency, sum]) => money(sum, currency)))),
    byKind.length > 0 &&
      words.yearKinds(
        lists.format(
          byKind
            .slice(0, most)
            .map((one) => words.wonOf(factWords.clientKinds[one.name], one.won, one.decided)),
        ),
      ),
    byBuyer.length > 0 &&
      words.yearBuyers(
        lists.format(byBuyer.slice(0, most).map((one) => words.wonOf(one.name, one.won, one.decided))),
      ),
    lostFor.length > 0 &&
      words.yearLost(
        lists.format(
          lostFor
            .slice(0, most)
            .map(([reason, count]) => words.reasonCount(words.reasonNames[reason], count)),
        ),
      ),
    refusedFor.length > 0 &&
      words.yearRefused(
        lists.format(refusedFor.slice(0, most).map(([why, count]) => words.reasonCount(why, count))),
      ),
  ].filter((one) => one !== false);
  return (
    <section
      aria-labelledby="year"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3"
    >
      <h2 id="year" className="text-[0.8125rem] text-ink-2">
        {words.yearTitle}
      </h2>
      {sentences.map((sentence, at) => (
        <p key={sentence} className={at === 0 ? 'font-medium' : 'text-[0.8125rem] text-ink-2'}>
          {sentence}
        </p>
      ))}
      <DownloadMenu
        className={buttonClass('secondary', 'sm', 'sm:ms-auto')}
        download={async (format) => {
          const { downloadTenders } = await import('./download-tenders.ts');
          await downloadTenders(format, organization.name, tenders);
        }}
      />
    </section>
  );
}
