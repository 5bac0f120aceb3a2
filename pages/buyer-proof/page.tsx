import { dayAndTime, longDay } from '#contract/permission/place-words';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { OpenedProof } from '#functions/tender/open-proof';
import { QrCode } from '#web/shared/qr-code.tsx';
import { FactRows, type FactRow } from '../fact-rows.tsx';
import { ProofBar } from '../proof-bar.tsx';
import { Seal } from '../reference-page/proof-seal.tsx';
import { privateDocument, type DocumentParts } from '../private-document.tsx';
import css from './proof.css?inline';
import { Reference } from './reference.tsx';
import { pageStateOf, sealOf, stateOf, toneOf } from './state.ts';

export const documentOf = (parts: DocumentParts) => privateDocument({ css, print: true }, parts);

interface Opened extends OpenedProof {
  language: VisitorLanguage;
  /** The whole address of the page. */
  address: string;
  now: Date;
}

export function proofPage({ page, references, language, address, now }: Opened) {
  const words = wordsOf('buyerProof', language);
  const common = wordsOf('proof', language);
  const state = pageStateOf(references);
  const title = words.title(page.organization);
  const confirmed = references.filter((one) => stateOf(one) === 'confirmed').length;
  const about: FactRow[] = [
    [words.tender, page.name],
    [words.buyer, page.buyer],
    [words.deadline, dayAndTime(page.deadline, language)],
    [common.supplier, page.organization],
    [words.ends, longDay(page.holdUntil, language)],
  ];
  return documentOf({
    language,
    title,
    children: (
      <>
        <ProofBar language={language} />
        <main className="proof-sheet" data-proof-state={state} data-tone={toneOf(state)}>
          <p className="proof-private">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect x="4" y="11" width="16" height="10" rx="2" />
              <path d="M8 11V7a4 4 0 0 1 8 0v4" />
            </svg>
            {words.onlyFor}
          </p>
          <div className="proof-kicker">
            <span>{words.kicker}</span>
          </div>
          <div className="proof-hero">
            <Seal state={sealOf(state)} />
            <div>
              <p className="proof-badge">{words.badge[state]}</p>
              <h1 dir="auto">{title}</h1>
              <p className="proof-lead">{words.lead(references.length, confirmed)}</p>
              <p className="proof-small">{common.checked(dayAndTime(now.toISOString(), language))}</p>
            </div>
          </div>
          <FactRows className="proof-facts proof-for" rows={about} />
          {references.map((one) => (
            <Reference key={one.number} one={one} page={page} words={words} language={language} />
          ))}
          <section className="proof-how">
            <div>
              <h2>{common.how}</h2>
              <ol>
                <li>{words.scan}</li>
                <li>{words.compare}</li>
                <li>{confirmed > 0 ? words.check : words.nothingSigned}</li>
              </ol>
              <p className="proof-links">
                <a href={`${address.split('/').at(-1)}/proof.json`}>{words.file}</a>
              </p>
            </div>
            <QrCode className="proof-code" value={address} size={128} title="QR" />
          </section>
        </main>
        <footer className="proof-under">
          <p>{words.disclaimer}</p>
          <p className="proof-screen">{words.print}</p>
        </footer>
      </>
    ),
  });
}

/** Says nothing of what was on a page, nor whose it was. */
export function notice(status: number, what: 'over' | 'unknown' | 'failed', language: VisitorLanguage) {
  const words = wordsOf('buyerProof', language);
  const leads = { over: words.overLead, unknown: words.unknownLead, failed: words.failedLead };
  return documentOf({
    status,
    language,
    title: words[what],
    children: (
      <>
        <ProofBar language={language} />
        <main
          className="proof-sheet"
          data-proof-state={what === 'over' ? 'ended' : undefined}
          data-tone="off"
        >
          <div className="proof-hero">
            <Seal state={what === 'over' ? 'expired' : 'unknown'} />
            <div>
              <h1>{words[what]}</h1>
              <p className="proof-lead">{leads[what]}</p>
            </div>
          </div>
        </main>
      </>
    ),
  });
}
