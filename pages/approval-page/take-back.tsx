import { placeWords } from '#contract/permission/place-words';
import { agreedParts } from '#functions/approval/answer-by-link';
import { certificateOf } from '#functions/publication/proof';
import { Back, described, Foot, Mistake, MistakeList, Remark, Top } from './frame.tsx';
import { askedPlaces, askerOf, partsAt, say, stepPath, type Mistakes, type View } from './view.ts';

interface Props {
  view: View;
  typed?: URLSearchParams | undefined;
  mistakes: Mistakes;
}

export const heldPlaces = (view: View) =>
  askedPlaces(view).filter((place) => partsAt(view, agreedParts(view.link), place).length > 0);

export function TakeBack({ view, typed, mistakes }: Props) {
  const own = say(view);
  const asker = askerOf(view);
  // Documents name the certificate of an answer that allows something on the page.
  const isCertified = certificateOf(view.link.approvalId, agreedParts(view.link)) !== undefined;
  const what = (value: 'all' | 'some', label: string) => (
    <label className="opt">
      <input
        type="radio"
        name="what"
        value={value}
        defaultChecked={typed?.get('what') === value}
        className={value === 'some' ? 'opens' : undefined}
      />
      <b>{label}</b>
    </label>
  );
  return (
    <form method="post" className="whole-form">
      <input type="hidden" name="step" value="withdraw" />
      <Top view={view} step="withdraw" />
      <main className="page solo">
        <div className="head">
          <Back view={view} step="later" label={own.allow(view.snapshot.organization)} />
          <h1>{own.take}</h1>
          <p className="lead">{own.takeLead}</p>
        </div>
        <MistakeList view={view} mistakes={mistakes} />
        <fieldset
          className={mistakes.what ? 'opts bad' : 'opts'}
          id="what"
          {...described('what', mistakes.what)}
        >
          <legend>{own.takeWhat}</legend>
          <Mistake id="what" text={mistakes.what} />
          {what('all', own.takeAll)}
          {what('some', own.takeSome)}
          <fieldset className="more" aria-label={own.takeWhich}>
            {heldPlaces(view).map((place) => (
              <label key={place} className="chip">
                <input
                  type="checkbox"
                  name="place"
                  value={place}
                  defaultChecked={typed?.getAll('place').includes(place)}
                />
                {placeWords[view.language][place]}
              </label>
            ))}
          </fieldset>
        </fieldset>
        <Remark
          id="reason"
          label={own.takeWhy}
          note={own.takeWhyHint(asker)}
          value={typed?.get('reason') ?? ''}
          mistake={mistakes.reason}
        />
        <section className="see">
          <h2>{own.afterwards}</h2>
          <ol className="next">
            {own.thens(asker, isCertified).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </section>
        <div className="pair">
          <button className="b stop" name="decision" value="withdraw">
            {own.takeDo}
          </button>
          <a className="b quiet" href={stepPath(view, 'later')}>
            {own.keep}
          </a>
        </div>
        <Foot view={view} />
      </main>
    </form>
  );
}
