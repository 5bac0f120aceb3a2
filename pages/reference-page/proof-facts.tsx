import { dayAndTime, longDay } from '#contract/permission/place-words';
import { shortDiff } from '#functions/shared/email/short-diff';
import type { Proof, ProofPart } from '#functions/publication/proof';
import { languageLine } from '#contract/words/language-list';
import type { VisitorLanguage } from '#contract/words/languages';
import type { Words } from '#contract/words/words-of';
import { fieldLabel } from '../approval-page/words.ts';
import { whoConfirmed } from '../who-confirmed.ts';

interface Told {
  proof: Proof;
  words: Words<'proof'>;
}

export function Parts({ proof, words }: Told) {
  return (
    <section>
      <h2>{words.what}</h2>
      <dl className="proof-facts">
        {(proof.parts ?? []).map((part) => (
          <div key={part.part} data-part={part.state}>
            <dt>{words.parts[part.part]}</dt>
            <dd dir="auto">
              {part.state === 'not' ? words.not : <Told part={part} proof={proof} words={words} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Told({ part: { part, texts: told, state }, proof, words }: Told & { part: ProofPart }) {
  const texts = told ?? [];
  const isChanged = state === 'changed';
  if (part === 'name') return <>{proof.company}</>;
  if (part === 'logo') return <>{isChanged ? words.badge.changed : words.above}</>;
  if (part === 'images') return <>{isChanged ? words.badge.changed : words.confirmed}</>;
  if (part === 'person') return <>{texts.join(', ')}</>;
  if (part === 'quote') return <>{words.quoted(texts.join(' '))}</>;
  if (part === 'figures')
    return (
      <>
        {texts.map((figure) => (
          <span key={figure} className="proof-line">
            {figure}
          </span>
        ))}
      </>
    );
  return (
    <>
      {words.quoted(texts.join(' '))}
      <span className="proof-line proof-small">
        {isChanged ? words.badge.changed : words.words(proof.words ?? 0)}
      </span>
    </>
  );
}

/** A buyer compares these facts with the work that is asked for. */
export function WorkFacts({ proof: { facts }, words, language }: Told & { language: VisitorLanguage }) {
  if (!facts?.length) return null;
  return (
    <section>
      <h2>{words.facts}</h2>
      <dl className="proof-facts">
        {facts.map(({ name, text }) => (
          <div key={name} data-part="confirmed">
            <dt>{name === 'projectDuration' ? words.period : fieldLabel(name, language)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Facts({ proof, words, language }: Told & { language: VisitorLanguage }) {
  const { by = {}, at, expiresOn, languages } = proof;
  return (
    <section>
      <h2>{words.who}</h2>
      <dl className="proof-facts">
        <div>
          <dt>{words.by}</dt>
          <dd dir="auto">
            {whoConfirmed(by, words)}
            {by.from ? <span className="proof-line proof-small">{words.from[by.from]}</span> : null}
            <span className="proof-line proof-small">{words.byNote}</span>
          </dd>
        </div>
        <div>
          <dt>{words.on}</dt>
          <dd>{dayAndTime(at, language)}</dd>
        </div>
        {languages ? (
          <div>
            <dt>{words.languages}</dt>
            <dd>{languageLine(languages, language)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.until}</dt>
          <dd>
            {expiresOn ? longDay(expiresOn, language) : words.always}
            <span className="proof-line proof-small">{words.untilNote}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

export function Differences({ proof: { differs }, words }: Told) {
  if (!differs?.length) return null;
  return (
    <section>
      <h2>{words.differs}</h2>
      <table className="proof-table">
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.confirmed}</th>
            <th scope="col">{words.today}</th>
          </tr>
        </thead>
        <tbody>
          {differs.map(({ part, before, after }) => (
            <tr key={part + before}>
              <th scope="row">{words.parts[part]}</th>
              <td dir="auto">
                <Compared before={before} after={after} side="removed" />
              </td>
              <td dir="auto">
                <Compared before={before} after={after} side="added" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Compared({ before, after, side }: { before: string; after: string; side: 'added' | 'removed' }) {
  return (
    <>
      {shortDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === side ? <mark key={key}>{text}</mark> : null;
      })}
    </>
  );
}
