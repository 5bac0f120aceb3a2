import * as words from '#words/imports';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { answerTo, type CustomerMatch } from '../match-customers.ts';

interface Props {
  matches: readonly CustomerMatch[];
  answers: ReadonlyMap<string, string>;
  onAnswer: (key: string, answer: string) => void;
}

export function CustomersStep({ matches, answers, onAnswer }: Props) {
  const asked = matches.filter(({ near }) => near.length > 0);
  const here = matches.filter(({ same }) => same);
  const made = matches.filter(({ same, near }) => !same && near.length === 0);
  return (
    <>
      {asked.length > 0 ? (
        <Card className="overflow-hidden" aria-label={words.asked(asked.length)}>
          <h3 className="border-b border-line bg-sunken px-4 py-3 font-semibold">
            {words.asked(asked.length)}
          </h3>
          <ul className="divide-y divide-line">
            {asked.map((match) => (
              <li
                key={match.key}
                className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_20rem] sm:items-center"
              >
                <span className="min-w-0 font-medium wrap-anywhere">{match.name}</span>
                <SelectField
                  label={words.customerOf(match.name)}
                  hideLabel
                  value={answerTo(match, answers)}
                  placeholder={words.newCustomer}
                  onChange={({ target }) => onAnswer(match.key, target.value)}
                  options={match.near.map((other) => ({ value: other.key, label: words.sameAs(other.name) }))}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Names title={words.madeCustomers(made.length)} matches={made} />
      <Names title={words.hereCustomers(here.length)} matches={here} />
    </>
  );
}

function Names({ title, matches }: { title: string; matches: readonly CustomerMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="columns-1 gap-x-8 sm:columns-2">
        {matches.map(({ key, name, same, spellings }) => (
          <li key={key} className="break-inside-avoid py-1 wrap-anywhere">
            {same?.name ?? name}
            {spellings.length > 1 ? (
              <span className="block text-[0.8125rem] text-ink-2">
                {words.spelled(spellings.filter((one) => one !== (same?.name ?? name)).join(' · '))}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
