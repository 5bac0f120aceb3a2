import type { ReactNode } from 'react';
import { hasOwnWords, type OwnWords } from '#contract/permission/own-words';
import { visitorLanguage } from '#contract/words/languages';
import { languageLine, languageList } from '#contract/words/language-list';
import { languageName, ownName } from '#contract/words/language-name';
import { InLanguage } from '../in-language.tsx';
import { say, stepPath, type View } from './view.ts';

/** Links, because the page has no script. Each leads to where the reader is, in another wording. */
export function Wordings({ view, step, at }: { view: View; step: string; at: string }) {
  const { languages } = view.snapshot;
  const own = say(view);
  if (!languages) return null;
  return (
    <nav className="wl" aria-label={own.wordings}>
      {languages.map((code, index) => (
        <a
          key={code}
          href={`${stepPath({ ...view, wording: code }, step)}#${at}`}
          hrefLang={code}
          aria-current={code === view.wording ? 'true' : undefined}
        >
          <bdi lang={code}>{ownName(code)}</bdi>
          {index === 0 ? <span>{own.original}</span> : null}
        </a>
      ))}
    </nav>
  );
}

/** The card is shown as visitors would see it, with the captions of its language. */
export const AsVisitorsSee = ({ view, children }: { view: View; children: ReactNode }) => (
  <InLanguage language={visitorLanguage(view.wording ?? view.usual)}>{children}</InLanguage>
);

/** For a screen reader; the page itself is in the reader's language. */
export const langOf = ({ wording, language }: View) => (wording === language ? undefined : wording);

export function Covers({ view }: { view: View }) {
  const { languages } = view.snapshot;
  if (!languages) return null;
  return <p className="note">{say(view).covers(languageList(languages, view.language))}</p>;
}

/** Own words are those of the original, so an answer with them covers it alone. */
export function coveredBy({ snapshot: { languages }, language }: View, words: OwnWords) {
  if (!languages) return undefined;
  return hasOwnWords(words)
    ? languageLine(languages.slice(0, 1), language)
    : languageLine(languages, language);
}

export function CoveredNote({ view, words }: { view: View; words: OwnWords }) {
  const { snapshot, language } = view;
  const own = say(view);
  const covered = coveredBy(view, words);
  if (!covered) return null;
  const [original] = snapshot.languages!;
  return (
    <p className="note">
      <b>{own.languages}</b>{' '}
      {hasOwnWords(words) ? own.originalAlone(languageName(original!, language)) : covered}
    </p>
  );
}
