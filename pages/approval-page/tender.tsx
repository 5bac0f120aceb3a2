import { dayAndTime, longDay } from '#contract/permission/place-words';
import { languageName } from '#contract/words/language-name';
import { factsWhere, type FactValues } from '#contract/reference/facts';
import type { ToldInTender } from '#contract/resources/approval';
import { labelOf, marked, toldFacts } from '#functions/publication/tender-facts';
import { FactRows, type FactRow } from '../fact-rows.tsx';
import { StepFields } from './frame.tsx';
import { say, type View } from './view.ts';

/** The tender and every fact that its buyer would read, so that nothing is approved unseen. */
export function Tender({ view }: { view: View }) {
  const { snapshot, language, link } = view;
  const { tender } = snapshot;
  if (!tender) return null;
  const own = say(view).tender;
  const { facts } = tender;
  const about: FactRow[] = [
    [own.name, tender.name],
    [own.buyer, tender.buyer],
    [own.deadline, dayAndTime(tender.deadline, language)],
  ];
  const ourPart = marked(labelOf('ourPart', language), { name: 'ourPart', facts, language });
  const told: FactRow[] = [
    ...toldFacts(onlyAsked(facts, link), language).map(({ label, value }): FactRow => [label, value]),
    [ourPart, facts.ourPart],
    ...Object.entries(facts.translations ?? {}).map(([code, texts]): FactRow => [
      `${ourPart} (${languageName(code, language)})`,
      texts.ourPart,
    ]),
  ];
  return (
    <section className="see" aria-labelledby="tender">
      <h2 id="tender">{own.heading}</h2>
      <FactRows className="facts" rows={about} />
      {told.some(([, value]) => value) ? (
        <>
          <h3>{own.facts}</h3>
          <FactRows className="facts" rows={told} />
        </>
      ) : null}
    </section>
  );
}

/** Tells without the buyers what a withdrawal cannot call back. */
export function stillNamed({ link, snapshot, language, ...view }: View): string | undefined {
  const { tenders, until } = link.stillNamed ?? {};
  if (!tenders || !until) return undefined;
  return say({ ...view, language }).tender.stillNamed(
    tenders,
    longDay(until, language),
    snapshot.organization,
  );
}

/** The buyer reads only the parts that were asked about. */
const onlyAsked = (facts: FactValues, { subjects, called }: View['link']): ToldInTender => ({
  facts: factsWhere(facts, (subject) => subject === undefined || subjects.includes(subject)),
  ...(subjects.includes('person') && called && { contact: called }),
});

/** A yes without one part, in one tap; the name confirms it on the next page. */
export function TenderAnswers({ view }: { view: View }) {
  const { link, snapshot } = view;
  if (!snapshot.tender) return null;
  const own = say(view).tender;
  const answers = [
    ['value', own.withoutValue],
    ['person', own.withoutCall],
  ] as const;
  // A request without anybody to call asks about the person of the quotation.
  const isTold = { value: true, person: link.called !== undefined };
  const offered = answers.filter(([subject]) => link.subjects.includes(subject) && isTold[subject]);
  return offered.map(([subject, label]) => (
    <form key={subject} method="post">
      <StepFields view={view} step="places" />
      <input type="hidden" name="tender" value="parts" />
      {link.subjects
        .filter((one) => one !== subject)
        .map((one) => (
          <input key={one} type="hidden" name="tender.part" value={one} />
        ))}
      <button className="b big-button" name="next" value="confirm">
        {label}
      </button>
    </form>
  ));
}
