import { contactLanguages } from '#contract/resources/customer';
import { documentOf } from './document.tsx';
import { DoneHead, PlainTop } from './frame.tsx';
import { words, type Language } from './words.ts';

/** Names nobody. Without a request, the notice is in all languages. */
export function notice(
  status: number,
  what: 'ended' | 'failed' | 'expired' | 'sentAgain',
  languages: readonly Language[] = contactLanguages,
  /** A request that was not answered in time can be asked for again. */
  renewable = false,
) {
  const [first] = languages;
  return documentOf({
    status,
    language: first!,
    title: words[first!][what],
    children: (
      <>
        <PlainTop />
        <main className="page solo">
          {languages.map((language, index) => {
            const own = words[language];
            const leads = {
              ended: own.endedHint,
              failed: own.failedHint,
              expired: own.expiredLead,
              sentAgain: own.wantStillNote,
            };
            const icon = what === 'expired' ? 'over' : what === 'sentAgain' ? 'sent' : 'no';
            return (
              <div key={language} lang={language}>
                <DoneHead icon={icon} title={own[what]} lead={leads[what]} under={index > 0} />
              </div>
            );
          })}
          {renewable ? (
            <form method="post" className="box">
              <h2>{words[first!].wantStill}</h2>
              <p className="note">{words[first!].wantStillNote}</p>
              <button className="b fit" name="decision" value="again">
                {words[first!].newLink}
              </button>
            </form>
          ) : null}
          <p className="foot">{words[first!].private}</p>
        </main>
      </>
    ),
  });
}
