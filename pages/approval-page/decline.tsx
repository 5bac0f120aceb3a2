import { declineReasons } from '#contract/resources/approval';
import { Back, described, Foot, Mistake, MistakeList, Remark, Top } from './frame.tsx';
import { askerOf, say, stepPath, type Mistakes, type View } from './view.ts';

interface Props {
  view: View;
  typed?: URLSearchParams | undefined;
  mistakes: Mistakes;
}

export function Decline({ view, typed, mistakes }: Props) {
  const own = say(view);
  const asker = askerOf(view);
  return (
    <form method="post" className="whole-form">
      <input type="hidden" name="step" value="no" />
      <Top view={view} step="no" />
      <main className="page solo">
        <div className="head">
          <Back view={view} step="look" />
          <h1>{own.sayNo}</h1>
          <p className="lead">{own.noLead(asker)}</p>
        </div>
        <MistakeList view={view} mistakes={mistakes} />
        <fieldset className="opts">
          <legend>{own.why}</legend>
          {declineReasons.map((reason) => (
            <label key={reason} className="opt">
              <input
                type="radio"
                name="why"
                value={reason}
                defaultChecked={typed?.get('why') === reason}
                className={reason === 'person' ? 'opens' : undefined}
              />
              <b>{own.whys[reason]}</b>
            </label>
          ))}
          <div className="more f">
            <label htmlFor="other">{own.whoIs}</label>
            <p className="note">{own.whoHint(asker)}</p>
            <Mistake id="other" text={mistakes.other} />
            <input
              className="t"
              id="other"
              name="other"
              defaultValue={typed?.get('other') ?? ''}
              {...described('other', mistakes.other)}
            />
          </div>
        </fieldset>
        <Remark
          id="reason"
          label={own.ownWords}
          value={typed?.get('reason') ?? ''}
          mistake={mistakes.reason}
        />
        <label className="chip fit">
          <input type="checkbox" name="never" value="1" defaultChecked={typed?.get('never') === '1'} />
          {own.never}
        </label>
        <div className="pair">
          <button className="b dark" name="decision" value="decline">
            {own.sendNo}
          </button>
          <a className="b quiet" href={stepPath(view, 'look')}>
            {own.back}
          </a>
        </div>
        <Foot view={view} />
      </main>
    </form>
  );
}
