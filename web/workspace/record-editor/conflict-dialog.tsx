import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as recordEditorWords from '#words/record-editor';
import { Button } from '../ui/elements/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import { Dialog, DialogActions } from '../ui/overlays/dialog.tsx';
import { RelativeTime } from '../ui/elements/relative-time.tsx';
import type { ConflictWords } from './conflict-words.ts';

export interface Difference {
  field: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

interface Props {
  title: string;
  words: ConflictWords;
  differences: readonly Difference[];
  savedAt?: string;
  busy: boolean;
  onClose: () => void;
  onKeepTheirs: () => void;
  /** Called with the fields that the other version wins. */
  onKeepMine: (theirFields: readonly string[]) => void;
  children?: ReactNode;
}

export default function ConflictDialog(props: Props) {
  const { title, words, differences, savedAt, busy, onClose, onKeepTheirs, onKeepMine, children } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The portal keeps these inputs out of the surrounding form.
  return createPortal(
    <Dialog open onClose={onClose} title={title} description={words.body} busy={busy} size="lg">
      <div className="-mx-1 flex max-h-[60dvh] flex-col gap-5 overflow-y-auto px-1">
        {children}
        {differences.length > 0 ? (
          <Differences {...{ words, differences, savedAt, chosen }} onChoose={setChosen} />
        ) : (
          <p className="text-ink-2">{recordEditorWords.conflictSame}</p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onKeepTheirs} disabled={busy}>
          {words.keepTheirs}
        </Button>
        {chosen.length > 0 ? (
          <Button disabled={busy} onClick={() => onKeepMine([])}>
            {words.keepMine}
          </Button>
        ) : null}
        <Button variant="primary" busy={busy} onClick={() => onKeepMine(chosen)}>
          {chosen.length > 0 ? recordEditorWords.conflictKeepChosen : words.keepMine}
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  );
}

interface DifferencesProps extends Pick<Props, 'words' | 'differences' | 'savedAt'> {
  chosen: readonly string[];
  onChoose: (fields: string[]) => void;
}

function Differences({ words, differences, savedAt, chosen, onChoose }: DifferencesProps) {
  const choose = (field: string, isTheirs: boolean) => {
    const others = chosen.filter((other) => other !== field);
    onChoose(isTheirs ? [...others, field] : others);
  };
  const theirs = savedAt ? (
    <>
      {words.theirs}, <RelativeTime at={savedAt} />
    </>
  ) : undefined;
  return (
    <DataTable
      columns={[
        { label: recordEditorWords.conflictField, className: 'w-[26%] py-1.5 pe-3' },
        { label: words.theirs, className: 'py-1.5 pe-3', head: theirs },
        { label: words.mine, className: 'py-1.5' },
      ]}
      className="table-fixed border-b border-line text-start"
      headClass="text-ink-3!"
      caption={
        <caption className="mb-2 text-start font-medium">{recordEditorWords.conflictDifferences}</caption>
      }
    >
      {differences.map(({ field, label, ...values }) => (
        <tr key={field} className="align-top">
          <th scope="row" className="py-2 pe-3 font-medium wrap-anywhere">
            {label}
          </th>
          {(['theirs', 'mine'] as const).map((version) => (
            <td key={version} className="py-2 pe-3">
              <label className="flex min-h-6 cursor-pointer items-start gap-2">
                <input
                  type="radio"
                  name={`stays-${field}`}
                  aria-label={`${label}: ${words[version]}`}
                  checked={chosen.includes(field) === (version === 'theirs')}
                  onChange={() => choose(field, version === 'theirs')}
                  className="mt-0.5 size-4 shrink-0 accent-(--accent)"
                />
                <span className="line-clamp-4 min-w-0 text-[0.8125rem] wrap-anywhere">
                  {values[version] || <span className="text-ink-3">{recordEditorWords.conflictEmpty}</span>}
                </span>
              </label>
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
