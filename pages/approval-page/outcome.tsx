import { dayAndTime, longDay, nearDay } from '#contract/permission/place-words';
import { isOpen } from '#functions/approval/answer-by-link';
import { certificateOf } from '#functions/publication/proof';
import { diffsOf } from './changes.ts';
import { PlaceRows } from './confirm.tsx';
import { DoneHead, Foot, Top } from './frame.tsx';
import { History } from './later.tsx';
import { Previews } from './previews.tsx';
import { stillNamed } from './tender.tsx';
import { askerOf, personWords, say, stepPath, type View } from './view.ts';
import { WordList } from './word-list.tsx';
import { coveredBy } from './wordings.tsx';

export function Thanks({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const answer = link.answer!;
  const own = say(view);
  const asker = askerOf(view);
  const diffs = diffsOf(snapshot.card, answer, language);
  const covered = coveredBy(view, answer);
  const number = certificateOf(link.approvalId, answer.allowed);
  return (
    <>
      <Top view={view} step="" />
      <main className="page">
        <div className="col">
          <DoneHead icon="yes" title={own.thanks} lead={own.thanksLead} />
          <section className="see">
            <h2>{own.whatNow}</h2>
            <ol className="next">
              {link.alsoAsked ? <li>{own.tender.others(link.alsoAsked)}</li> : null}
              <li>{diffs.length > 0 ? own.toldWords(asker) : own.told(asker)}</li>
              <li>{own.mayNow}</li>
              {answer.expiresOn ? <li>{own.ends(longDay(answer.expiresOn, language))}</li> : null}
            </ol>
          </section>
          <Previews view={view} groups={answer.allowed} words={answer} step="" />
          <Foot view={view} />
        </div>
        <aside className="side">
          <section className="box rec" aria-labelledby="receipt">
            <div className="hr">
              <h2 id="receipt">{own.receipt}</h2>
              {number ? <span className="mono">{own.number(number)}</span> : null}
            </div>
            <PlaceRows view={view} groups={answer.allowed} />
            <dl className="kv">
              {answer.expiresOn ? (
                <>
                  <dt>{own.validUntil}</dt>
                  <dd>{longDay(answer.expiresOn, language)}</dd>
                </>
              ) : null}
              <dt>{own.answeredBy}</dt>
              <dd dir="auto">{personWords(answer)}</dd>
              <dt>{own.on}</dt>
              <dd>{dayAndTime(answer.at, language)}</dd>
              {covered ? (
                <>
                  <dt>{own.languages}</dt>
                  <dd>{covered}</dd>
                </>
              ) : null}
              <dt>{own.fingerprint}</dt>
              <dd className="mono">{shortHash(link.snapshot)}</dd>
            </dl>
            {diffs.length > 0 ? (
              <>
                <h3>{own.yourWords}</h3>
                <WordList diffs={diffs} />
              </>
            ) : null}
          </section>
          <section className="see last">
            <h2>{own.mind}</h2>
            <p className="note">{own.mindNote}</p>
            <a className="b" href={stepPath(view, 'later')}>
              {own.see}
            </a>
          </section>
        </aside>
      </main>
    </>
  );
}

/** Four by four, as somebody compares it with the certificate. */
const shortHash = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

export function Withdrawn({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const at = link.withdrawals?.at(-1)?.at ?? link.answer!.at;
  const named = stillNamed(view);
  return (
    <>
      <Top view={view} step="" />
      <main className="page solo">
        <DoneHead
          icon="taken"
          title={own.taken}
          lead={own.takenLead(dayAndTime(at, language), snapshot.organization)}
        />
        <ol className="next ok">
          <li>{own.thens('', false)[0]}</li>
          <li>{own.takenTold(askerOf(view))}</li>
          {named ? <li>{named}</li> : null}
        </ol>
        <History view={view} />
        <p className="note">{own.mistaken(askerOf(view))}</p>
        <Foot view={view} />
      </main>
    </>
  );
}

export function Declined({ view }: { view: View }) {
  const { link, snapshot, language, story, now } = view;
  const own = say(view);
  return (
    <>
      <Top view={view} step="" />
      <main className="page solo">
        <DoneHead
          icon="no"
          title={own.declined}
          lead={own.declinedLead(snapshot.organization, link.customerName)}
        />
        <ol className="next ok">
          {link.alsoAsked ? <li>{own.tender.others(link.alsoAsked)}</li> : null}
          <li>{own.told(askerOf(view))}</li>
          {story ? null : <li>{own.nothingPublic}</li>}
        </ol>
        {isOpen(link, now) ? (
          <div>
            <p className="note">{own.anew(nearDay(link.validUntil, language))}</p>
            <a className="link" href={stepPath(view, 'look')}>
              {own.anewLink}
            </a>
          </div>
        ) : null}
        <Foot view={view} />
      </main>
    </>
  );
}

export function SentChanges({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const answer = link.answer!;
  return (
    <>
      <Top view={view} step="" />
      <main className="page solo">
        <DoneHead icon="sent" title={own.sent} lead={own.sentLead(askerOf(view))} />
        <section className="box">
          <h2>{own.yourWords}</h2>
          <WordList diffs={diffsOf(snapshot.card, answer, language)} />
          {answer.comment ? <p dir="auto">{answer.comment}</p> : null}
        </section>
        {link.alsoAsked ? <p className="note">{own.tender.others(link.alsoAsked)}</p> : null}
        <Foot view={view} />
      </main>
    </>
  );
}
