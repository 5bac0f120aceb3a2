import { longDay, partList, placeWords } from '#contract/permission/place-words';
import { approvalLengths } from '#contract/permission/approval-page';
import type { Parts } from '#contract/permission/places';
import { wordingOf } from '#functions/approval/answer-by-link';
import { diffsOf } from './changes.ts';
import { Back, described, Foot, Icon, Mistake, MistakeList, StepFields, Top } from './frame.tsx';
import type { ConfirmForm } from './read-confirm.ts';
import { WordList } from './word-list.tsx';
import {
  askedPlaces,
  draftEnd,
  draftParts,
  partsAt,
  personOf,
  say,
  showsPerson,
  stepPath,
  type Mistakes,
  type View,
} from './view.ts';
import { CoveredNote } from './wordings.tsx';

interface Props {
  view: View;
  form: ConfirmForm;
  mistakes: Mistakes;
}

export function Confirm({ view, form, mistakes }: Props) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const diffs = diffsOf(snapshot.card, link.draft ?? {}, language);
  const isChanged = diffs.length > 0;
  const hasWords = isChanged || Boolean(link.draft?.remark);
  return (
    <form method="post" noValidate className="whole-form">
      <StepFields view={view} step="confirm" />
      {/* Enter in a text field must agree to nothing. */}
      <button type="submit" disabled hidden aria-label={own.approve} />
      <Top view={view} step="confirm" />
      <main className="page">
        <div className="col">
          <div className="head">
            <Back view={view} step="look" />
            <h1>{own.check}</h1>
          </div>
          <MistakeList view={view} mistakes={mistakes} />
          <Agreement view={view} />
          {hasWords ? (
            <section className="box">
              <div className="hr">
                <h2>{own.yourWords}</h2>
                <a href={stepPath(view, 'words')}>{own.changeLink}</a>
              </div>
              <WordList diffs={diffs} />
              {link.draft?.remark ? <p dir="auto">{link.draft.remark}</p> : null}
            </section>
          ) : null}
          {hasWords ? <How view={view} form={form} /> : null}
          {showsPerson(view) ? <PersonChoice view={view} form={form} mistake={mistakes.person} /> : null}
          <Foot view={view} />
        </div>
        <aside className="side">
          <Line name="name" label={own.name} value={form.name} mistake={mistakes.name} complete="name" />
          <Line
            name="jobTitle"
            label={own.job}
            value={form.jobTitle}
            mistake={mistakes.jobTitle}
            complete="organization-title"
          />
          <div className="form finish">
            <button className="b go big-button" name="decision" value="approve">
              {hasWords ? (
                <>
                  <span className="std">{isChanged ? own.now : own.approve}</span>
                  <span className="alt">{own.send}</span>
                </>
              ) : (
                own.approve
              )}
            </button>
            <p className="note">{own.copy(snapshot.organization)}</p>
          </div>
        </aside>
      </main>
    </form>
  );
}

function Agreement({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const groups = draftParts(view);
  const end = draftEnd(view);
  return (
    <section className="box">
      <div className="hr">
        <h2>{own.mayShow(snapshot.organization, link.customerName)}</h2>
        <a href={stepPath(view, 'places')}>{own.changeLink}</a>
      </div>
      <PlaceRows view={view} groups={groups} />
      <p className="note">
        <b>{own.validUntil}</b> {end ? own.untilNote(longDay(end, language)) : own.alwaysNote}
      </p>
      <CoveredNote view={view} words={link.draft ?? {}} />
      <details className="w" open>
        <summary>{own.wording}</summary>
        {groups.map((parts) => (
          <p key={parts.channels.join()} dir="auto">
            {wordingOf({ ...link, expiresOn: end }, parts, language)}
          </p>
        ))}
      </details>
    </section>
  );
}

/** Allowed parts come first, then the others. */
export function PlaceRows({ view, groups }: { view: View; groups: readonly Parts[] }) {
  const own = say(view);
  const { link, language } = view;
  const rows = askedPlaces(view).map((place) => ({ place, parts: partsAt(view, groups, place) }));
  const allowed = rows.filter(({ parts }) => parts.length > 0);
  const refused = rows.filter(({ parts }) => parts.length === 0);
  return (
    <ul className="places tbl">
      {allowed.map(({ place, parts }) => (
        <li key={place}>
          <Icon name="yes" />
          <b>{placeWords[language][place]}</b>
          <span>{parts.length === link.subjects.length ? own.everything : partList(parts, language)}</span>
        </li>
      ))}
      {refused.map(({ place }) => (
        <li key={place} className="nope">
          <Icon name="no" />
          <b>{placeWords[language][place]}</b>
          <span>{own.not}</span>
        </li>
      ))}
    </ul>
  );
}

function How({ view, form }: Omit<Props, 'mistakes'>) {
  const own = say(view);
  const choice = (how: ConfirmForm['how'], title: string, note: string) => (
    <label className="opt">
      <input type="radio" name="how" value={how} defaultChecked={form.how === how} />
      <b>{title}</b>
      <span>{note}</span>
    </label>
  );
  return (
    <fieldset className="opts">
      <legend>{own.how}</legend>
      {choice('now', own.now, own.nowNote(view.snapshot.organization))}
      {choice('again', own.again, own.againNote)}
    </fieldset>
  );
}

function PersonChoice({ view, form, mistake }: Omit<Props, 'mistakes'> & { mistake: string | undefined }) {
  const own = say(view);
  const person = personOf(view) || own.parts.person;
  const labels = { me: own.me, asked: own.asked, out: own.out };
  return (
    <fieldset className={mistake ? 'opts bad' : 'opts'} id="person" {...described('person', mistake)}>
      <legend>{own.agreed(person)}</legend>
      <Mistake id="person" text={mistake} />
      <div className="chips">
        {(['me', 'asked', 'out'] as const).map((choice) => (
          <label key={choice} className="chip wide2">
            <input type="radio" name="person" value={choice} defaultChecked={form.person === choice} />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LineProps {
  name: 'name' | 'jobTitle';
  label: string;
  value: string;
  mistake: string | undefined;
  complete: string;
}

const Line = ({ name, label, value, mistake, complete }: LineProps) => (
  <div className={mistake ? 'f bad' : 'f'}>
    <label htmlFor={name}>{label}</label>
    <Mistake id={name} text={mistake} />
    <input
      id={name}
      name={name}
      className="t"
      defaultValue={value}
      maxLength={approvalLengths[name]}
      autoComplete={complete}
      dir="auto"
      {...described(name, mistake)}
    />
  </div>
);
