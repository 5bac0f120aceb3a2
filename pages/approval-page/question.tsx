import { approvalLengths, suggestibleFields } from '#contract/permission/approval-page';
import { dayInWords, permissionWords, suggestedWording } from '#contract/permission/words';
import type { Mistakes, Typed } from './form.ts';
import { CardAndStory, Choices, inputProps, Mistake, Page, type Shown } from './parts.tsx';
import { fieldLabel, words } from './words.ts';

interface Props extends Shown {
  typed: Typed;
  mistakes: Mistakes;
}

export function Question(props: Props) {
  const { link, snapshot, mistakes } = props;
  const { askedByName, customerName, message } = link;
  const say = words[link.language];
  return (
    <Page snapshot={snapshot}>
      <h1>{say.title(snapshot.organization)}</h1>
      <p className="approval-lead">{say.lead(askedByName, snapshot.organization, customerName)}</p>
      <MistakeList mistakes={mistakes} title={say.mistakes} />
      {message ? (
        <figure className="approval-message">
          <figcaption>{say.message(askedByName || snapshot.organization)}</figcaption>
          <blockquote dir="auto">{message}</blockquote>
        </figure>
      ) : null}
      <CardAndStory link={link} snapshot={snapshot} />
      <AnswerForm {...props} />
    </Page>
  );
}

function MistakeList({ mistakes, title }: { mistakes: Mistakes; title: string }) {
  const entries = Object.entries(mistakes);
  if (entries.length === 0) return null;
  return (
    <div className="approval-mistakes" role="alert">
      <p>{title}</p>
      <ul>
        {entries.map(([input, mistake]) => (
          <li key={input}>
            <a href={`#${input}`}>{mistake}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AnswerForm(props: Props) {
  const { link, snapshot, typed, mistakes } = props;
  const { language, expiresOn } = link;
  const say = words[language];
  const { subjects, channels } = permissionWords[language];
  return (
    <form method="post" className="approval-part">
      {/* Enter in a text field must agree to nothing. */}
      <button type="submit" disabled hidden aria-label={say.approve} />
      <Choices
        name="subject"
        title={say.subjects}
        choices={link.subjects}
        chosen={typed.subjects}
        labels={subjects}
        mistake={mistakes.subject}
      />
      <Choices
        name="channel"
        title={say.channels}
        choices={link.channels}
        chosen={typed.channels}
        labels={channels}
        mistake={mistakes.channel}
      />
      <p>{expiresOn ? say.until(dayInWords(expiresOn, language)) : say.always}</p>
      <figure className="approval-message">
        <figcaption>{say.wording}</figcaption>
        <blockquote dir="auto">{wordingOf(props)}</blockquote>
      </figure>
      <fieldset>
        <legend>{say.you}</legend>
        <Line name="name" label={say.name} value={typed.name} mistake={mistakes.name} autoComplete="name" />
        <Line
          name="jobTitle"
          label={say.jobTitle}
          value={typed.jobTitle}
          mistake={mistakes.jobTitle}
          autoComplete="organization-title"
        />
      </fieldset>
      <p>
        <button className="page-button" name="decision" value="approve">
          {say.approve}
        </button>
      </p>
      <Suggestions {...props} />
      <details open={typed.action === 'decline'}>
        <summary>{say.decline}</summary>
        <Text name="reason" label={say.reason} value={typed.reason} mistake={mistakes.reason} />
        <button className="page-button approval-second" name="decision" value="decline">
          {say.sendDecline}
        </button>
      </details>
      <p className="approval-note">{say.private(snapshot.organization)}</p>
    </form>
  );
}

function wordingOf({ link, snapshot }: Props): string {
  const { customerName: customer, referenceName: reference, subjects, channels, expiresOn } = link;
  const { organization } = snapshot;
  return suggestedWording(
    { organization, customer, reference, subjects, channels, expiresOn },
    link.language,
  );
}

function Suggestions({ link, snapshot, typed, mistakes }: Props) {
  const say = words[link.language];
  return (
    <details open={typed.action === 'suggest'}>
      <summary>{say.suggest}</summary>
      <p>{say.suggestHint(snapshot.organization)}</p>
      {suggestibleFields(snapshot.card).map(({ name, value, long }) => (
        <Text
          key={name}
          name={`field.${name}`}
          label={fieldLabel(name, link.language)}
          value={typed.fields[name] ?? value}
          mistake={mistakes[`field.${name}`]}
          short={!long}
        />
      ))}
      <Text name="comment" label={say.comment} value={typed.comment} mistake={mistakes.comment} />
      <button className="page-button approval-second" name="decision" value="suggest">
        {say.send}
      </button>
    </details>
  );
}

interface InputProps {
  name: string;
  label: string;
  value: string;
  mistake: string | undefined;
}

function Line({ name, label, value, mistake, autoComplete }: InputProps & { autoComplete: string }) {
  const max = name === 'name' ? approvalLengths.name : approvalLengths.jobTitle;
  return (
    <div className="approval-input">
      <label htmlFor={name}>{label}</label>
      <input
        {...inputProps(name, mistake)}
        defaultValue={value}
        maxLength={max}
        autoComplete={autoComplete}
        dir="auto"
      />
      <Mistake id={name} text={mistake} />
    </div>
  );
}

function Text({ name, label, value, mistake, short = false }: InputProps & { short?: boolean }) {
  const rows = short ? 1 : Math.min(12, Math.max(3, Math.ceil(value.length / 60)));
  return (
    <div className="approval-input">
      <label htmlFor={name}>{label}</label>
      <textarea {...inputProps(name, mistake)} defaultValue={value} rows={rows} dir="auto" />
      <Mistake id={name} text={mistake} />
    </div>
  );
}
