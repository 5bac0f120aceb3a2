import { productName } from '#contract/primitives/product';
import { languageName, visitorLanguages, type VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';

/** The head of every page that proves something, with links to the same page in the other languages. */
export const ProofBar = ({ language }: { language: VisitorLanguage }) => (
  <header className="proof-bar">
    <p>
      <a href="/">
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {productName}
      </a>{' '}
      <span>{wordsOf('proof', language).brand}</span>
    </p>
    <p className="proof-languages">
      {visitorLanguages
        .filter((code) => code !== language)
        .map((code) => (
          <a key={code} href={`?lang=${code}`} lang={code} hrefLang={code}>
            {languageName(code)}
          </a>
        ))}
    </p>
  </header>
);
