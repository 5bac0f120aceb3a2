import { cardInOwnWords } from '#contract/permission/own-words';
import { suggestibleFields } from '#contract/permission/approval-page';
import type { WrittenField } from '#contract/reference/field-values';
import { languageName } from '#contract/words/language-name';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { blocksOf } from './blocks.ts';
import { diffsOf, type Diff } from './changes.ts';
import { EnterButton, NextButtons, Tabs } from './choose.tsx';
import { Back, described, Foot, Mistake, MistakeList, Remark, StepFields, Top } from './frame.tsx';
import { WordList } from './word-list.tsx';
import { askerOf, say, type Mistakes, type View } from './view.ts';
import { fieldLabel } from './words.ts';

interface Props {
  view: View;
  /** These fields were typed and not stored, because something in them is wrong. */
  typed?: URLSearchParams | undefined;
  mistakes: Mistakes;
}

const looks: Partial<Record<WrittenField, string>> = { title: 'h', shortDescription: 'intro2', quote: 'qq' };

export function Edit({ view, typed, mistakes }: Props) {
  const { link, snapshot, language } = view;
  const { card } = snapshot;
  const own = say(view);
  const draft = link.draft ?? {};
  const now = cardInOwnWords(card, draft);
  const diffs = diffsOf(card, draft, language);
  const diffOf = (name: string) => diffs.find((diff) => diff.name === name);
  const image = safeImage(card.mainImage);
  const fields = suggestibleFields(card).filter(({ name }) => name !== 'longDescription');
  const blocks = blocksOf(card.longDescription ?? '');
  const labels = { heading: own.heading, paragraph: own.paragraph, item: own.item, quotation: own.quotation };
  const field = (name: WrittenField) => {
    const found = fields.find((one) => one.name === name);
    if (!found) return null;
    const id = `field.${name}`;
    const value = typed?.get(id) ?? now[name] ?? '';
    return (
      <Words
        key={id}
        view={view}
        id={id}
        label={fieldLabel(name, language)}
        value={value}
        look={looks[name]}
        diff={diffOf(id)}
        mistake={mistakes[id]}
      />
    );
  };
  const speaker: readonly WrittenField[] = ['quotePerson', 'quoteRole'];
  const first: readonly WrittenField[] = ['title', 'shortDescription'];
  const rest = fields
    .map(({ name }) => name)
    .filter((name) => ![...first, 'quote', ...speaker].includes(name));
  return (
    <form method="post" className="whole-form">
      <StepFields view={view} step="words" />
      <EnterButton />
      <Top view={view} step="words" />
      <main className="page">
        <div className="col">
          <div className="head">
            <Back view={view} step="look" />
            <Tabs view={view} at="words" />
            <h1>{own.edit}</h1>
            <p className="lead">{own.editLead}</p>
            {snapshot.languages ? (
              <p className="note">{own.editOriginal(languageName(snapshot.languages[0]!, language))}</p>
            ) : null}
          </div>
          <MistakeList view={view} mistakes={mistakes} />
          <section className="ed">
            {first.map(field)}
            {image ? <img className="big" src={image} alt="" /> : null}
            {(card.figures ?? []).map((figure, index) => (
              <Figure
                // oxlint-disable-next-line react/no-array-index-key -- the place of a figure is its name
                key={index}
                view={view}
                index={index}
                typed={typed}
                figure={(draft.figures ? draft.figures[index] : figure) ?? { value: '', label: '' }}
                diff={diffOf(`figure.${index}`)}
                mistake={mistakes[`figure.${index}.value`]}
              />
            ))}
            {field('quote')}
            {fields.some(({ name }) => speaker.includes(name)) ? (
              <div className="two">{speaker.map(field)}</div>
            ) : null}
            {blocks.map(({ kind, text }, index) => {
              const id = `block.${index}`;
              const value = typed?.get(id) ?? draft.changes?.[id] ?? text;
              return (
                <Words
                  key={id}
                  view={view}
                  id={id}
                  label={labels[kind]}
                  value={value}
                  look={kind === 'heading' ? 'h4' : kind === 'item' ? 'li' : undefined}
                  diff={diffOf(id)}
                  mistake={mistakes[id]}
                  quiet
                />
              );
            })}
            {rest.map(field)}
            <Remark
              id="remark"
              label={own.remark(askerOf(view))}
              note={own.remarkHint}
              value={typed?.get('remark') ?? draft.remark ?? ''}
              mistake={mistakes.remark}
            />
          </section>
          <Foot view={view} />
        </div>
        <aside className="side">
          <section className="see chg">
            <div className="hr">
              <h2>{own.changed}</h2>
              {diffs.length > 0 ? <span className="count">{own.count(diffs.length)}</span> : null}
            </div>
            {diffs.length > 0 ? <WordList diffs={diffs} /> : <p className="note">{own.nothingYet}</p>}
          </section>
          <NextButtons view={view} other="places" label={own.tabPlaces} />
        </aside>
      </main>
    </form>
  );
}

interface WordsProps {
  view: View;
  id: string;
  label: string;
  value: string;
  look: string | undefined;
  diff: Diff | undefined;
  mistake: string | undefined;
  quiet?: boolean;
}

const rowsOf = (value: string) => Math.min(14, Math.max(1, Math.ceil(value.length / 68)));

function Words({ view, id, label, value, look, diff, mistake, quiet = false }: WordsProps) {
  return (
    <div className={['e', diff && 'new', mistake && 'bad'].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={quiet ? 'vh' : 'tag'}>
        {label}
      </label>
      <Mistake id={id} text={mistake} />
      <textarea
        id={id}
        name={id}
        className={look}
        rows={rowsOf(value)}
        defaultValue={value}
        dir="auto"
        {...described(id, mistake)}
      />
      {diff ? <Was view={view} diff={diff} /> : null}
    </div>
  );
}

const Was = ({ view, diff }: { view: View; diff: Diff }) => (
  <p className="was">
    <b>{say(view).isChanged}.</b> {say(view).was}: “{shortly(diff.before)}”{' '}
    <button className="link" name="undo" value={diff.name}>
      {say(view).undo}
    </button>
  </p>
);

const shortly = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

interface FigureProps {
  view: View;
  index: number;
  typed: URLSearchParams | undefined;
  figure: { value: string; unit?: string | undefined; label: string };
  diff: Diff | undefined;
  mistake: string | undefined;
}

function Figure({ view, index, typed, figure, diff, mistake }: FigureProps) {
  const own = say(view);
  const part = (name: 'value' | 'unit' | 'label', label: string, look: string) => {
    const id = `figure.${index}.${name}`;
    const value = typed?.get(id) ?? figure[name] ?? '';
    const shared = { id, name: id, className: look, defaultValue: value, dir: 'auto' as const };
    return (
      <div>
        <label className={index === 0 ? 'tag' : 'vh'} htmlFor={id}>
          {label}
        </label>
        {name === 'label' ? <textarea {...shared} rows={1} /> : <input {...shared} />}
      </div>
    );
  };
  return (
    <div className={mistake ? 'set bad' : 'set'}>
      <Mistake id={`figure.${index}.value`} text={mistake} />
      <div className={diff ? 'fr new' : 'fr'}>
        {part('value', own.figure, 'v')}
        {part('unit', own.unit, 'u')}
        {part('label', own.tells, '')}
      </div>
      {diff ? <Was view={view} diff={diff} /> : null}
    </div>
  );
}
