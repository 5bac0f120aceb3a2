import { ArrowDown, ArrowUp, CircleAlert, GripVertical, X } from 'lucide-react';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/settings';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { DraggableRows } from '../../../sorting/draggable-rows.tsx';
import type { Handle } from '../../../sorting/rows.ts';
import { IconButton } from '../../../ui/elements/button.tsx';
import { Link } from '../../../ui/elements/link.tsx';

interface Props {
  languages: readonly ContentLanguage[];
  /** The refusal of a language whose code is the address of a story. */
  taken: ApiError | undefined;
  onChange: ((languages: ContentLanguage[]) => void) | undefined;
}

export function LanguageList({ languages, taken, onChange }: Props) {
  if (languages.length === 0) return <p className="text-ink-2">{words.languagesNone}</p>;
  const move = (from: number, to: number) =>
    onChange?.(languages.filter((_code, index) => index !== from).toSpliced(to, 0, languages[from]!));
  const row = (index: number, handle?: Handle) => {
    const code = languages[index]!;
    const name = ownName(code);
    return (
      <div className="py-1.5 pe-2 ps-1">
        <div className="flex items-center gap-1">
          {onChange ? (
            <button
              type="button"
              aria-label={words.languagesMove(name)}
              data-handle={code}
              {...handle}
              className="grid h-9 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing max-sm:h-11"
            >
              <GripVertical aria-hidden className="size-4" />
            </button>
          ) : (
            <span className="w-3" />
          )}
          <bdi lang={code} className="min-w-0 flex-1 truncate font-medium">
            {name}
          </bdi>
          {onChange ? (
            <>
              <IconButton
                label={words.languagesUp(name)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={words.languagesDown(name)}
                disabled={index === languages.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={words.languagesRemove(name)}
                onClick={() => onChange(languages.filter((other) => other !== code))}
              >
                <X aria-hidden />
              </IconButton>
            </>
          ) : null}
        </div>
        {taken && isTakenBy(taken, code) ? <Taken error={taken} /> : null}
      </div>
    );
  };
  return (
    <section aria-label={words.languagesOrder}>
      <h3 className="mb-1.5 font-medium">{words.languagesOrder}</h3>
      <DraggableRows
        rows={languages.map((code) => ({ id: code, label: ownName(code) }))}
        render={row}
        onMove={onChange ? move : undefined}
      />
    </section>
  );
}

/** The server names the story and its address, which is the code of the language. */
const isTakenBy = ({ message }: ApiError, code: string): boolean => message.includes(`“${code}”`);

function Taken({ error }: { error: ApiError }) {
  return (
    <div role="alert" className="flex items-start gap-1.5 pt-1 ps-9 text-[0.8125rem] text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <p className="min-w-0 text-pretty">
        {words.languagesTaken}{' '}
        {error.references.map(({ id, name }) => (
          <Link key={id} to={`/app/references/${id}`} className="font-medium underline underline-offset-2">
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}
