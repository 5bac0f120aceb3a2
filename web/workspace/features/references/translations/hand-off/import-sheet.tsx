import { FileUp } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/hand-off';
import { DropArea } from '../../../../files/drop-area.tsx';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { TextArea } from '../../../../ui/forms/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ImportReport } from './import-report.tsx';
import { importFiles, totalsOf, type FileReport, type SentFile } from './import.ts';

interface Props {
  /** Kept by the page, so that closing the sheet loses nothing. */
  pasted: string;
  onPaste: (text: string) => void;
  onClose: () => void;
}

type Work = 'check' | 'save';

export default function ImportSheet({ pasted, onPaste, onClose }: Props) {
  const context = useActionContext();
  const [reports, setReports] = useState<readonly FileReport[]>([]);
  const [replace, setReplace] = useState(false);
  const [work, setWork] = useState<Work>();
  const [ended, setEnded] = useState<'saved' | 'failed'>();
  const check = async (files: readonly SentFile[], replacing = replace) => {
    setWork('check');
    setReports(await importFiles(context, files, { dryRun: true, replace: replacing }));
    setWork(undefined);
  };
  const read = async (files: readonly File[]) =>
    check(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  const save = async () => {
    const wanted = reports.filter(({ imported, failure }) =>
      ended ? failure : imported && imported.references.some(({ saved }) => saved.length > 0),
    );
    setWork('save');
    const done = await importFiles(
      context,
      wanted.map(({ file }) => file),
      { replace },
    );
    setReports(reports.map((report) => done.find(({ file }) => file === report.file) ?? report));
    setEnded(done.some(({ failure }) => failure) ? 'failed' : 'saved');
    setWork(undefined);
    onPaste('');
  };
  const totals = totalsOf(reports);
  const actions = () => {
    if (ended === 'saved')
      return (
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      );
    if (reports.length > 0)
      return (
        <>
          {ended ? null : (
            <Button disabled={work !== undefined} onClick={() => setReports([])}>
              {words.back}
            </Button>
          )}
          {ended || totals.saved > 0 ? (
            <Button variant="primary" busy={work === 'save'} onClick={() => void save()}>
              {ended ? words.saveAgain : words.save(totals.saved)}
            </Button>
          ) : null}
        </>
      );
    return (
      <Button
        variant="primary"
        busy={work === 'check'}
        disabled={!pasted.trim()}
        onClick={() => void check([{ name: words.pasted, text: pasted }])}
      >
        {words.check}
      </Button>
    );
  };
  return (
    <Sheet
      title={words.importTitle}
      description={words.importBody}
      busy={work === 'save'}
      onClose={onClose}
      footer={<div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">{actions()}</div>}
    >
      <div className="flex flex-col gap-5 p-4 sm:p-6">
        {reports.length === 0 ? (
          <Source pasted={pasted} onPaste={onPaste} onFiles={(chosen) => void read(chosen)} />
        ) : (
          <>
            <output className="flex flex-col gap-2">
              {ended ? <p className="font-semibold">{words.saved(totals.saved)}</p> : <Counts {...totals} />}
              {totals.isLate ? <p className="text-pretty text-ink-2">{words.late}</p> : null}
            </output>
            {ended === 'failed' ? <FormError>{words.saveFailed}</FormError> : null}
            {!ended && (totals.isReplaceable || replace) ? (
              <label className="flex items-start gap-2.5">
                <input
                  type="checkbox"
                  checked={replace}
                  disabled={work !== undefined}
                  onChange={() => {
                    setReplace(!replace);
                    void check(
                      reports.map(({ file }) => file),
                      !replace,
                    );
                  }}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                {words.replace}
              </label>
            ) : null}
            {reports.map((report) => (
              <ImportReport key={report.file.name} report={report} />
            ))}
          </>
        )}
      </div>
    </Sheet>
  );
}

function Counts(totals: ReturnType<typeof totalsOf>) {
  const told = (['new', 'changed', 'refused', 'unchanged'] as const).filter((name) => totals[name] > 0);
  return told.length > 0 ? (
    <p className="font-semibold">{told.map((name) => words.counts[name](totals[name])).join(' · ')}</p>
  ) : null;
}

interface SourceProps extends Pick<Props, 'pasted' | 'onPaste'> {
  onFiles: (files: readonly File[]) => void;
}

function Source({ pasted, onPaste, onFiles }: SourceProps) {
  return (
    <>
      <DropArea
        accept=".xlf,.xliff,.json,application/xliff+xml,application/json"
        multiple
        icon={<FileUp aria-hidden />}
        note={words.dropFiles}
        onChoose={onFiles}
      >
        {words.chooseFiles}
      </DropArea>
      <TextArea
        label={words.paste}
        value={pasted}
        rows={8}
        spellCheck={false}
        dir="auto"
        onChange={({ target }) => onPaste(target.value)}
      />
    </>
  );
}
