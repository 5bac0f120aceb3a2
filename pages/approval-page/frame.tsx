import type { ReactNode } from 'react';
import { productName } from '#contract/primitives/product';
import { languageName, visitorLanguages } from '#contract/words/languages';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { askerOf, say, stepPath, type Mistakes, type View } from './view.ts';

const paths = {
  yes: 'M20 6 9 17l-5-5',
  no: 'M18 6 6 18M6 6l12 12',
  back: 'm15 6-6 6 6 6',
  taken: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  sent: 'M12 20h9M16.500 3.500a2.100 2.100 0 0 1 3 3L7 19l-4 1 1-4z',
  over: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
} as const;

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** The frame is neutral; of whoever asks it has the logo. */
export function Top({ view, step }: { view: View; step: string }) {
  const { branding, organization } = view.snapshot;
  const logo = safeImage(branding.logo);
  return (
    <header className="top">
      <p className="org" dir="auto">
        {logo ? <img src={logo} alt="" /> : null}
        {organization}
      </p>
      <p className="langs">
        {visitorLanguages
          .filter((language) => language !== view.language)
          .map((language) => (
            <a
              key={language}
              href={stepPath({ ...view, language, wording: undefined }, step)}
              lang={language}
              hrefLang={language}
            >
              {languageName(language)}
            </a>
          ))}
      </p>
    </header>
  );
}

export function Foot({ view, children }: { view: View; children?: ReactNode }) {
  const { private: promise, who } = say(view);
  return (
    <p className="foot">
      {promise} {who(view.snapshot.organization, askerOf(view))} {children}
    </p>
  );
}

export const Back = ({ view, step, label }: { view: View; step?: string; label?: string }) => (
  <a className="back" href={stepPath(view, step)}>
    <Icon name="back" />
    {label ?? say(view).back}
  </a>
);

export function MistakeList({ view, mistakes }: { view: View; mistakes: Mistakes }) {
  const entries = Object.entries(mistakes);
  if (entries.length === 0) return null;
  const { meanwhile } = mistakes;
  return (
    <div className="errs" role="alert" id="mistakes" tabIndex={-1}>
      {meanwhile ? <b>{meanwhile}</b> : <b>{say(view).missing(entries.length)}</b>}
      {meanwhile
        ? null
        : entries.map(([input, mistake]) => (
            <a key={input} href={`#${input}`}>
              {mistake}
            </a>
          ))}
    </div>
  );
}

export const Mistake = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="err" id={`${id}-mistake`}>
      {text}
    </p>
  ) : null;

export const described = (id: string, mistake: string | undefined) =>
  mistake ? { 'aria-invalid': true, 'aria-describedby': `${id}-mistake` } : {};

interface Done {
  icon: keyof typeof paths;
  title: string;
  lead: string;
  /** Under another heading. */
  under?: boolean;
}

export const DoneHead = ({ icon, title, lead, under = false }: Done) => (
  <div className="done">
    <span className={icon === 'yes' ? 'tick' : 'tick off'}>
      <Icon name={icon} />
    </span>
    <div className="head">
      {under ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
      <p className="lead">{lead}</p>
    </div>
  </div>
);

interface Line {
  id: string;
  label: string;
  note?: string;
  value: string;
  mistake: string | undefined;
}

/** A few words that are optional. */
export const Remark = ({ id, label, note, value, mistake }: Line) => (
  <div className={mistake ? 'f bad' : 'f'}>
    <label htmlFor={id}>{label}</label>
    {note ? <p className="note">{note}</p> : null}
    <Mistake id={id} text={mistake} />
    <textarea
      className="t"
      id={id}
      name={id}
      rows={2}
      defaultValue={value}
      dir="auto"
      {...described(id, mistake)}
    />
  </div>
);

/** A step that saves; two people with one link are told apart by the draft's version. */
export const StepFields = ({ view, step }: { view: View; step: string }) => (
  <>
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="v" value={view.link.draftVersion ?? 0} />
  </>
);

/** The product speaks for itself where the asker must not be named. */
export const PlainTop = () => (
  <header className="top">
    <p className="org soft">{productName}</p>
  </header>
);
