import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { importRoutes } from '#contract/resources/import';
import * as words from '#words/imports';
import * as listWords from '#words/reference-list';
import { DropArea } from '../../../files/drop-area.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys, useCustomers, useReferences } from '../../../lib/organization/records.ts';
import { settingsQuery } from '../../../lib/organization/settings.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ByAddress } from './by-address.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import type { ReadFiles } from './reading/read-files.ts';

const ImportSteps = onDemand(() => import('./steps/import-steps.tsx'));

const office = 'application/vnd.openxmlformats-officedocument';
const accepted = `.xlsx,.csv,.tsv,.txt,text/csv,.xml,text/xml,${office}.spreadsheetml.sheet,.pptx,${office}.presentationml.presentation,.docx,${office}.wordprocessingml.document,.zip,application/zip`;

export default function ImportPage() {
  useTitle(words.title);
  const references = useReferences();
  const customers = useCustomers();
  const about = useImport();
  const [file, setFile] = useState<ReadFiles>();
  const failed = [references, customers, about].find(({ data, error }) => data === undefined && error);
  return (
    <>
      <PageHeader
        back={{ to: '/app/references', label: listWords.title }}
        title={words.title}
        description={words.description}
      />
      {failed ? (
        <QueryError title={words.failed} query={failed} />
      ) : !references.data || !customers.data || !about.data ? (
        <Loading label={words.loading}>
          <Skeleton className="h-40 max-w-3xl" />
        </Loading>
      ) : file ? (
        <ImportSteps
          read={file}
          references={references.data}
          customers={customers.data}
          room={about.data.room}
          columns={about.data.columns}
          onClose={() => setFile(undefined)}
        />
      ) : (
        <div className="flex max-w-3xl flex-col gap-8">
          <ChooseTable onRead={setFile} />
          <ByAddress onRead={setFile} />
          <EarlierImports references={references.data} />
        </div>
      )}
    </>
  );
}

/** Somebody may use up the plan, or choose a larger one, while this page is open. */
function useImport() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.references(organizationId), 'import'],
    queryFn: ({ signal }) => call(importRoutes.getImport, {}, { signal }),
    staleTime: 0,
  });
}

function ChooseTable({ onRead }: { onRead: (file: ReadFiles) => void }) {
  const [pasted, setPasted] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { call, client, organizationId } = useActionContext();
  const read = async (name: string, contents: readonly Blob[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { readFiles } = await import('./reading/read-files.ts');
      onRead(await readFiles(contents, name, () => client.fetchQuery(settingsQuery(call, organizationId))));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : words.unreadable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <DropArea
        accept={accepted}
        icon={<FileSpreadsheet aria-hidden />}
        note={words.drop}
        multiple
        onChoose={(files) => void read(files[0]!.name, files)}
      >
        {words.choose}
      </DropArea>
      <FormError title={words.unreadable}>{failure}</FormError>
      <TextArea
        label={words.paste}
        hint={words.pasteHint}
        value={pasted}
        rows={4}
        spellCheck={false}
        dir="auto"
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button
        className="self-start"
        busy={busy}
        disabled={!pasted.trim()}
        onClick={() => void read(words.pasted, [new Blob([pasted])])}
      >
        {words.readPasted}
      </Button>
    </div>
  );
}
