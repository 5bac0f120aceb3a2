import { dayAndTime, longDay } from '#contract/permission/place-words';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { OpenedPage } from '#functions/tender/open-document-page';
import { FactRows } from '../fact-rows.tsx';
import { ProofBar } from '../proof-bar.tsx';
import { Seal } from '../reference-page/proof-seal.tsx';
import { documentOf } from './page.tsx';

interface Opened extends OpenedPage {
  language: VisitorLanguage;
  now: Date;
}

/** It tells the titles of what holds no more, and of the rest nothing. */
export function documentPage({ page, closed, language, now }: Opened) {
  const words = wordsOf('documentProof', language);
  const common = wordsOf('proof', language);
  const title = wordsOf('buyerProof', language).title(page.organization);
  const holds = closed.length === 0;
  return documentOf({
    language,
    title,
    children: (
      <>
        <ProofBar language={language} />
        <main
          className="proof-sheet"
          data-proof-state={holds ? 'holds' : 'closed'}
          data-tone={holds ? 'ok' : 'bad'}
        >
          <div className="proof-kicker">
            <span>{words.kicker}</span>
          </div>
          <div className="proof-hero">
            <Seal state={holds ? 'valid' : 'withdrawn'} />
            <div>
              <p className="proof-badge">{holds ? words.holds : words.closed}</p>
              <h1 dir="auto">{title}</h1>
              <p className="proof-lead">
                {holds ? words.lead : words.leadClosed(closed.length, page.references.length)}
              </p>
              <p className="proof-small">{common.checked(dayAndTime(now.toISOString(), language))}</p>
            </div>
          </div>
          <FactRows
            className="proof-facts proof-for"
            rows={[
              [words.prepared, dayAndTime(page.madeAt, language)],
              [common.supplier, page.organization],
              [words.ends, longDay(page.until, language)],
            ]}
          />
          {closed.map((one) => (
            <section
              key={one.referenceId}
              className="proof-reference"
              data-proof-state={one.state}
              data-tone={one.state === 'withdrawn' ? 'bad' : 'off'}
            >
              <h2 dir="auto">{one.title}</h2>
              <p className="proof-state">{words[one.state](longDay(one.endedAt, language))}</p>
            </section>
          ))}
        </main>
        <footer className="proof-under">
          <p>{words.disclaimer(page.organization)}</p>
        </footer>
      </>
    ),
  });
}
