import type { VisitorLanguage } from '#contract/words/languages';
import { documentOf } from './document.tsx';
import { DoneHead, PlainTop } from './frame.tsx';
import { words } from './words.ts';

/** Names nobody. */
export function notice(
  status: number,
  what: 'ended' | 'wrongPerson' | 'failed' | 'expired' | 'sentAgain',
  language: VisitorLanguage,
  /** A request that was not answered in time can be asked for again. */
  renewable = false,
) {
  const own = words[language];
  const leads = {
    ended: own.endedHint,
    wrongPerson: own.wrongPersonLead,
    failed: own.failedHint,
    expired: own.expiredLead,
    sentAgain: own.wantStillNote,
  };
  const icon = what === 'expired' ? 'over' : what === 'sentAgain' || what === 'wrongPerson' ? 'sent' : 'no';
  return documentOf({
    status,
    language,
    title: own[what],
    children: (
      <>
        <PlainTop />
        <main className="page solo">
          <DoneHead icon={icon} title={own[what]} lead={leads[what]} />
          {renewable ? (
            <form method="post" className="box">
              <h2>{own.wantStill}</h2>
              <p className="note">{own.wantStillNote}</p>
              <button className="b fit" name="decision" value="again">
                {own.newLink}
              </button>
            </form>
          ) : null}
          <p className="foot">{own.private}</p>
        </main>
      </>
    ),
  });
}
