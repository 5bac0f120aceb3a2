import { dayAndTime, longDay, partList, placeWords } from '#contract/permission/place-words';
import { allChannels, placeNames, places } from '#contract/permission/places';
import { agreedParts } from '#functions/approval/answer-by-link';
import { diffsOf } from './changes.ts';
import { Foot, Icon, Top } from './frame.tsx';
import { Previews } from './previews.tsx';
import { stillNamed } from './tender.tsx';
import { askedPlaces, askerOf, partsAt, personWords, say, stepPath, type View } from './view.ts';
import { CoveredNote } from './wordings.tsx';

export function Later({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const answer = link.answer!;
  const named = stillNamed(view);
  return (
    <>
      <Top view={view} step="later" />
      <main className="page">
        <div className="col">
          <div className="head">
            <h1>{own.allow(snapshot.organization)}</h1>
            <p className="lead">
              {own.approved(personWords(answer), longDay(answer.at, language))}
              {answer.expiresOn ? ` ${own.holds(longDay(answer.expiresOn, language))}` : null}
            </p>
          </div>
          <StateList view={view} />
          <CoveredNote view={view} words={answer} />
          {named ? <p className="note">{named}</p> : null}
          <Previews view={view} groups={agreedParts(link)} words={answer} step="later" />
          <History view={view} />
          <Foot view={view} />
        </div>
        <aside className="side">
          <section className="see last">
            <h2>{own.want}</h2>
            <p className="note">{own.wantNote}</p>
            <a className="b" href={stepPath(view, 'withdraw')}>
              {own.take}
            </a>
          </section>
        </aside>
      </main>
    </>
  );
}

function StateList({ view }: { view: View }) {
  const { link, story, language } = view;
  const own = say(view);
  const held = agreedParts(link);
  const rows = askedPlaces(view).map((place) => ({
    place,
    parts: partsAt(view, held, place),
    first: partsAt(view, link.answer?.allowed ?? [], place),
  }));
  return (
    <ul className="st">
      {rows.map(({ place, parts, first }) => (
        <li key={place} className={parts.length > 0 ? undefined : 'nope'}>
          <Icon name={parts.length > 0 ? 'yes' : 'no'} />
          <b>{placeWords[language][place]}</b>
          <span>
            {parts.length === 0
              ? first.length > 0
                ? own.takenBack
                : own.youSaidNo
              : parts.length === link.subjects.length
                ? own.everything
                : partList(parts, language)}
            {place === 'web' && parts.length > 0 ? (
              <>
                <br />
                {story ? (
                  <span className="now">
                    <i className="dot" />
                    {own.public}: <a href={story}>{own.seeThere}</a>
                  </span>
                ) : (
                  own.notPublic
                )}
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function History({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const answer = link.answer!;
  const changes = diffsOf(snapshot.card, answer, language).length;
  const allowed = allChannels(answer.allowed);
  const events = [
    { at: link.askedAt, text: own.hAsked(askerOf(view)) },
    { at: answer.at, text: own.hApproved(changes) },
    ...(link.withdrawals ?? []).map(({ at, channels }) => ({
      at,
      text:
        channels.length === allowed.length
          ? own.hTaken
          : own.hTakenSome(
              placeNames
                .filter((place) => places[place].some((channel) => channels.includes(channel)))
                .map((place) => placeWords[language][place])
                .join(', '),
            ),
    })),
  ].toReversed();
  return (
    <section className="see last">
      <h2>{own.history}</h2>
      <ol className="hist" reversed>
        {events.map(({ at, text }) => (
          <li key={at + text}>
            <time dateTime={at}>{longDay(at, language)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Somebody else with the same link was first, and their answer holds. */
export function AnsweredFirst({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const { name, at } = link.answer!;
  const held = agreedParts(link);
  return (
    <>
      <Top view={view} step="" />
      <main className="page solo">
        <div className="errs calm" role="alert">
          <b>{own.first(name)}</b>
          <p className="soft">{own.firstLead(dayAndTime(at, language))}</p>
        </div>
        <div className="head">
          <h1>
            {link.status === 'declined'
              ? own.declined
              : link.status === 'changes suggested'
                ? own.sent
                : own.allow(snapshot.organization)}
          </h1>
        </div>
        {link.status === 'approved' ? <StateList view={view} /> : null}
        {link.answer?.comment ? <p dir="auto">{link.answer.comment}</p> : null}
        {held.length > 0 ? (
          <div>
            <p className="note">{own.firstWrong(name)}</p>
            <a className="link" href={stepPath(view, 'withdraw')}>
              {own.take}
            </a>
          </div>
        ) : null}
        <Foot view={view} />
      </main>
    </>
  );
}
