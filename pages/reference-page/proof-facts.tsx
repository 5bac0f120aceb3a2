import { diffWordsWithSpace } from 'diff';
import { dayAndTime, longDay } from '#contract/permission/place-words';
import type { Proof, ProofPart } from '#functions/publication/proof';
import type { ProofLanguage, ProofWords } from './proof-words.ts';

interface Told {
  proof: Proof;
  words: ProofWords;
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
  if (part === 'quote') return <>“{texts.join(' ')}”</>;
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
      “{texts.join(' ')}”
      <span className="proof-line proof-small">
        {isChanged ? words.badge.changed : words.words(proof.words ?? 0)}
      </span>
    </>
  );
}

export function Facts({ proof, words, language }: Told & { language: ProofLanguage }) {
  const { by = {}, at, expiresOn } = proof;
  const who = [by.name, by.jobTitle, by.domain && words.reached(by.domain)].filter(Boolean).join(', ');
  return (
    <section>
      <h2>{words.who}</h2>
      <dl className="proof-facts">
        <div>
          <dt>{words.by}</dt>
          <dd dir="auto">
            {who}
            {by.from ? <span className="proof-line proof-small">{words.from[by.from]}</span> : null}
            <span className="proof-line proof-small">{words.byNote}</span>
          </dd>
        </div>
        <div>
          <dt>{words.on}</dt>
          <dd>{dayAndTime(at, language)}</dd>
        </div>
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

/** This many unchanged characters on either side of a change tell where it is. */
const context = 60;

function Compared({ before, after, side }: { before: string; after: string; side: 'added' | 'removed' }) {
  const parts = diffWordsWithSpace(before, after);
  return (
    <>
      {parts.map((part, index) => {
        const key = `${index}`;
        if (part.added || part.removed) return part[side] ? <mark key={key}>{part.value}</mark> : null;
        return <span key={key}>{shortened(part.value, index === 0, index === parts.length - 1)}</span>;
      })}
    </>
  );
}

function shortened(words: string, isFirst: boolean, isLast: boolean): string {
  if (words.length <= 2 * context) return words;
  return `${isFirst ? '' : words.slice(0, context)} … ${isLast ? '' : words.slice(-context)}`;
}
