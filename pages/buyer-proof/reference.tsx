import { dayAndTime, longDay } from '#contract/permission/place-words';
import { detailNames } from '#contract/reference/captions';
import { textsOf } from '#contract/reference/field-values';
import { directionOf } from '#contract/rules/content-languages';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf, type Words } from '#contract/words/words-of';
import type { Sheet } from '#functions/publication/sheet';
import { labelOf, marked, toldFacts } from '#functions/publication/tender-facts';
import {
  isClosed,
  type OpenProofRow,
  type ProvenReference,
  type ShownReference,
} from '#functions/publication/proof-rows';
import { whoConfirmed } from '../who-confirmed.ts';
import { sentenceOf, stateOf, toneOf } from './state.ts';

interface Shown {
  page: OpenProofRow;
  words: Words<'buyerProof'>;
  language: VisitorLanguage;
}

export function Reference({ one, ...shown }: Shown & { one: ProvenReference }) {
  const { words } = shown;
  const state = stateOf(one);
  const sentence = sentenceOf(one, shown);
  const heading = `reference-${one.number}`;
  return (
    <section
      className="proof-reference"
      data-proof-state={state}
      data-tone={toneOf(state)}
      aria-labelledby={heading}
    >
      <div>
        <p className="proof-small">{words.reference(one.number)}</p>
        <h2 id={heading} dir="auto">
          {isClosed(one) ? words.badge[one.state] : one.title}
        </h2>
      </div>
      <p className="proof-state">
        {isClosed(one) || state === 'confirmed' ? null : <b>{words.badge[state]}</b>}
        {state === 'confirmed' ? <b>{sentence}</b> : sentence}
      </p>
      {isClosed(one) ? <p className="proof-small">{words.gone}</p> : <Told one={one} {...shown} />}
      <div>
        <h3>{words.hash}</h3>
        <p className="proof-mono proof-hash">{(one.hash.match(/.{8}/g) ?? []).join(' ')}</p>
      </div>
    </section>
  );
}

function Told({ one, words, language }: Shown & { one: ShownReference }) {
  const sheet = JSON.parse(one.text) as Sheet;
  const { outcomes } = wordsOf('card', language).captions;
  const { figures = [], quote, facts } = sheet;
  const text = [sheet.lead, sheet.story].filter(Boolean).join('\n\n');
  return (
    <>
      {text ? (
        <div className="proof-text" lang={sheet.language} dir={directionOf(sheet.language) ?? 'auto'}>
          {text}
        </div>
      ) : null}
      {figures.length > 0 ? (
        <dl className="proof-figures" lang={sheet.language}>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{[figure.value, figure.unit].filter(Boolean).join(' ')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sheet.outcomes ? <Passage heading={outcomes} text={sheet.outcomes} sheet={sheet} /> : null}
      {facts.ourPart ? (
        <Passage
          heading={marked(labelOf('ourPart', language), { name: 'ourPart', facts, language })}
          text={facts.ourPart}
          sheet={sheet}
        />
      ) : null}
      {quote ? (
        <blockquote className="proof-quote" lang={sheet.language}>
          {quote.text}
          {quote.person ? <footer>{[quote.person, quote.role].filter(Boolean).join(', ')}</footer> : null}
        </blockquote>
      ) : null}
      <dl className="proof-facts">
        {[...aboutTheWork(sheet, words, language), ...aboutTheAnswer(one, language)].map(
          ([label, value, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">
                {value}
                {note ? <span className="proof-line proof-small">{note}</span> : null}
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

const Passage = ({ heading, text, sheet }: { heading: string; text: string; sheet: Sheet }) => (
  <div>
    <h3>{heading}</h3>
    <p className="proof-text" lang={sheet.language}>
      {text}
    </p>
  </div>
);

type Line = [label: string, value: string, note?: string];

function aboutTheWork(
  { customer, alias, details, facts, contact }: Sheet,
  words: Words<'buyerProof'>,
  language: VisitorLanguage,
): Line[] {
  const { captions } = wordsOf('card', language);
  const { columns } = wordsOf('documents', language);
  const who = customer ?? alias;
  const told = toldFacts({ facts, ...(contact && { contact }) }, language);
  return [
    ...(who ? [[columns.customer, who] as Line] : []),
    ...told.map(({ name, label, value }): Line => [name === 'clientContact' ? words.contact : label, value]),
    ...(details.referenceType ? [[columns.type, details.referenceType] as Line] : []),
    ...detailNames.flatMap((name): Line[] => textsOf(details[name]).map((value) => [captions[name], value])),
  ];
}

/** It says to which mail domain the link went, and the name of a person who may be named. */
function aboutTheAnswer({ confirmation, until }: ShownReference, language: VisitorLanguage): Line[] {
  const words = wordsOf('proof', language);
  const lines: Line[] = [];
  if (confirmation) {
    const { by } = confirmation;
    lines.push([
      words.by,
      whoConfirmed(by, words),
      [by.from && words.from[by.from], words.byNote].filter(Boolean).join('. '),
    ]);
    lines.push([words.on, dayAndTime(confirmation.at, language)]);
  }
  lines.push([words.until, until ? longDay(until, language) : words.always, words.untilNote]);
  return lines;
}
