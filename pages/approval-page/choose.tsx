import { longDay, placeWords } from '#contract/permission/place-words';
import type { Place } from '#contract/permission/places';
import type { Subject } from '#contract/rules/choices';
import { Back, described, Foot, Mistake, MistakeList, StepFields, Top } from './frame.tsx';
import { hasAnonymousChoice, type PlacesForm } from './read-places.ts';
import { askedPlaces, askerOf, inOrder, partLabel, say, type Mistakes, type View } from './view.ts';
import { DraftPreview } from './previews.tsx';

interface Props {
  view: View;
  form: PlacesForm;
  mistakes: Mistakes;
}

export function Tabs({ view, at }: { view: View; at: 'places' | 'words' }) {
  const own = say(view);
  const tab = (step: 'places' | 'words', label: string) => (
    <button name="next" value={step} aria-current={at === step ? 'page' : undefined}>
      {label}
    </button>
  );
  return (
    <fieldset className="tabs" aria-label={own.tabs}>
      {tab('places', own.tabPlaces)}
      {tab('words', own.tabWords)}
    </fieldset>
  );
}

/** Enter in a field presses this button, which saves and goes on, and never allows anything. */
export const EnterButton = () => (
  <button className="vh" name="next" value="confirm" tabIndex={-1} aria-hidden="true" />
);

/** Both save the draft: the one goes on, the other leads to the other half of it. */
export const NextButtons = ({
  view,
  other,
  label,
}: {
  view: View;
  other: 'places' | 'words';
  label: string;
}) => (
  <div className="act">
    <div className="row two">
      <button className="b go" name="next" value="confirm">
        {say(view).continue}
      </button>
      <button className="b" name="next" value={other}>
        {label}
      </button>
    </div>
  </div>
);

export function Choose({ view, form, mistakes }: Props) {
  const own = say(view);
  return (
    <form method="post" className="whole-form">
      <StepFields view={view} step="places" />
      <EnterButton />
      <Top view={view} step="places" />
      <main className="page">
        <div className="col">
          <div className="head">
            <Back view={view} step="look" />
            <Tabs view={view} at="places" />
            <h1>{own.choose}</h1>
            <p className="lead">{own.chooseLead(askerOf(view))}</p>
          </div>
          <MistakeList view={view} mistakes={mistakes} />
          <div className="form">
            <div className="quick">
              <span>{own.quick}</span>
              <button className="link" name="preset" value="all">
                {own.options.all}
              </button>
              {hasLogoChoice(view) ? (
                <button className="link" name="preset" value="logo">
                  {own.options.logo}
                </button>
              ) : null}
              {hasAnonymousChoice(view) ? (
                <button className="link" name="preset" value="anon">
                  {own.options.anon}
                </button>
              ) : null}
            </div>
            {hasAnonymousChoice(view) ? (
              <p className="note" dir="auto">
                {own.anonymous(view.snapshot.card.alias!)}
              </p>
            ) : null}
            <div className="list">
              {askedPlaces(view).map((place) => (
                <PlaceChoice key={place} view={view} place={place} form={form} mistake={mistakes[place]} />
              ))}
            </div>
            <Until view={view} form={form} mistake={mistakes.day} />
          </div>
          <DraftPreview view={view} />
          <Foot view={view} />
        </div>
        <aside className="side">
          <NextButtons view={view} other="words" label={own.toWords} />
        </aside>
      </main>
    </form>
  );
}

const hasLogoChoice = ({ link: { subjects } }: View) =>
  subjects.includes('name') && subjects.includes('logo') && subjects.length > 2;

function PlaceChoice({
  view,
  place,
  form,
  mistake,
}: {
  view: View;
  place: Place;
  form: PlacesForm;
  mistake: string | undefined;
}) {
  const own = say(view);
  const { choice, parts } = form.places[place]!;
  const options = [
    'all',
    ...(hasLogoChoice(view) ? (['logo'] as const) : []),
    ...(hasAnonymousChoice(view) ? (['anon'] as const) : []),
    'none',
    'parts',
  ] as const;
  const asked = inOrder.filter((subject) => view.link.subjects.includes(subject));
  const part = (subject: Subject) => (
    <label key={subject}>
      <input
        type="checkbox"
        name={`${place}.part`}
        value={subject}
        defaultChecked={parts.includes(subject)}
      />
      {partLabel(view, subject)}
    </label>
  );
  return (
    <fieldset className={mistake ? 'place bad' : 'place'} id={place} {...described(place, mistake)}>
      <legend>
        {placeWords[view.language][place]}
        <span>{own.notes(view.snapshot.organization)[place]}</span>
      </legend>
      <Mistake id={place} text={mistake} />
      <div className="chips">
        {options.map((option) => (
          <label key={option} className={option === 'parts' ? 'chip wide2' : 'chip'}>
            <input type="radio" name={place} value={option} defaultChecked={choice === option} />
            {own.options[option]}
          </label>
        ))}
      </div>
      <fieldset className="parts">
        <legend>{own.which}</legend>
        {asked.map(part)}
      </fieldset>
    </fieldset>
  );
}

function Until({ view, form, mistake }: { view: View; form: PlacesForm; mistake: string | undefined }) {
  const own = say(view);
  const { expiresOn } = view.link;
  const option = (value: PlacesForm['until'], label: string) => (
    <label className="opt">
      <input
        type="radio"
        name="until"
        value={value}
        defaultChecked={form.until === value}
        className={value === 'day' ? 'opens' : undefined}
      />
      <b>{label}</b>
    </label>
  );
  return (
    <fieldset className={mistake ? 'opts bad' : 'opts'}>
      <legend>{own.untilWhen}</legend>
      <Mistake id="day" text={mistake} />
      {option('asked', expiresOn ? own.asAsked(longDay(expiresOn, view.language)) : own.noLastDay)}
      {form.year ? option('year', own.year(longDay(form.year, view.language))) : null}
      {option('day', own.otherDay)}
      <div className="more f">
        <label htmlFor="day">{own.lastDay}</label>
        <input id="day" type="date" name="day" defaultValue={form.day} {...described('day', mistake)} />
      </div>
    </fieldset>
  );
}
