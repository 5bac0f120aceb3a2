import { channelList, dayInWords, permissionWords, subjectList } from '#contract/permission/words';
import { allChannels, allSubjects } from '#contract/permission/places';
import { agreedParts } from '#functions/approval/answer-by-link';
import type { LinkRow } from '#functions/approval/link';
import type { Mistakes } from './form.ts';
import { CardAndStory, Choices, Page, type Shown } from './parts.tsx';
import { words } from './words.ts';

interface Props extends Shown {
  story: string | undefined;
  /** True if another person's earlier response counts instead of the one just sent. */
  late: boolean;
  mistakes: Mistakes;
}

const dayOf = (at: string, language: LinkRow['language']) => dayInWords(at.slice(0, 10), language);

export function State(props: Props) {
  const { link, snapshot, late } = props;
  const { answer, language, status } = link;
  const { organization } = snapshot;
  const say = words[language];
  const { name = '', jobTitle, at = link.askedAt } = answer ?? {};
  const title =
    status === 'approved' ? say.approved(organization) : status === 'declined' ? say.declined : say.suggested;
  return (
    <Page snapshot={snapshot}>
      {late ? (
        <p className="approval-mistakes" role="alert">
          {say.first(name)}
        </p>
      ) : null}
      <h1>{title}</h1>
      <p className="approval-lead">
        {say.by(jobTitle ? `${name} (${jobTitle})` : name, dayOf(at, language))}
        {status === 'declined' ? ` ${say.declinedNext(organization)}` : null}
        {status === 'changes suggested' ? ` ${say.suggestedNext(organization)}` : null}
      </p>
      {answer?.comment ? (
        <blockquote className="approval-message" dir="auto">
          {answer.comment}
        </blockquote>
      ) : null}
      {status === 'approved' ? <Agreement {...props} /> : null}
    </Page>
  );
}

function Agreement(props: Props) {
  const { link, story } = props;
  const { answer, language, withdrawals = [] } = link;
  const { allowed = [], expiresOn } = answer ?? {};
  const say = words[language];
  const holding = allChannels(agreedParts(link));
  return (
    <>
      <dl className="approval-facts">
        <dt>{say.shown}</dt>
        <dd>{subjectList(allSubjects(allowed), language)}</dd>
        <dt>{say.where}</dt>
        <dd>{holding.length > 0 ? channelList(holding, language) : say.allTaken}</dd>
        <dt>{say.last}</dt>
        <dd>{expiresOn ? dayInWords(expiresOn, language) : say.noLast}</dd>
        <dt>{say.now}</dt>
        <dd>{story ? <a href={story}>{say.link}</a> : say.notPublic}</dd>
      </dl>
      {withdrawals.map(({ at, channels }) => (
        <p key={at}>{say.taken(channelList(channels, language), dayOf(at, language))}</p>
      ))}
      <figure className="approval-message">
        <figcaption>{say.agreed}</figcaption>
        <blockquote dir="auto">{allowed.map(({ wording }) => wording).join('\n')}</blockquote>
      </figure>
      {holding.length > 0 ? (
        <form method="post" className="approval-part">
          <Choices
            name="channel"
            title={say.withdraw}
            choices={holding}
            chosen={holding}
            labels={permissionWords[language].channels}
            mistake={props.mistakes.channel}
          />
          <p className="approval-note">{say.withdrawHint}</p>
          <button className="page-button approval-second" name="decision" value="withdraw">
            {say.sendWithdraw}
          </button>
        </form>
      ) : null}
      <CardAndStory {...props} />
    </>
  );
}
