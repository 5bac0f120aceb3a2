import { useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Output } from '#contract/primitives/route';
import { importRoutes, type ImportJob } from '#contract/resources/import';
import * as words from '#words/imports';
import * as listWords from '#words/reference-list';
import { DropArea } from '../../../files/drop-area.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useActionContext, useMay } from '../../../lib/organization/active-organization.tsx';
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
import { ImportRuns } from './job/import-runs.tsx';
import { LatestImport } from './job/latest-import.tsx';
import type { ReadFiles } from './reading/read-files.ts';
import type { StartedImport } from './steps/import-steps.tsx';

const ImportSteps = onDemand(() => import('./steps/import-steps.tsx'));
const PermissionsFound = onDemand(() => import('./permissions/permissions-found.tsx'));
const ImportEnded = onDemand(() => import('./job/import-ended.tsx'));

const office = 'application/vnd.openxmlformats-officedocument';
const accepted = `.xlsx,.csv,.tsv,.txt,text/csv,.xml,text/xml,${office}.spreadsheetml.sheet,.pptx,${office}.presentationml.presentation,.docx,${office}.wordprocessingml.document,.zip,application/zip`;

export default function ImportPage() {
  useTitle(words.title);
  const references = useReferences();
  const customers = useCustomers();
  const about = useImport();
  const [file, setFile] = useState<ReadFiles>();
  const [started, setStarted] = useState<StartedImport>();
  // The result of an import that began in this tab is shown at its end, and that of another one if somebody asks.
  const [isResult, setIsResult] = useState(false);
  const job = started && !started.job ? undefined : about.data?.job;
  const begin = (now: StartedImport) => {
    if (now.job) about.show(now.job);
    setStarted(now);
    setIsResult(true);
    setFile(undefined);
  };
  const leave = () => {
    setStarted(undefined);
    setIsResult(false);
  };
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
          onStarted={begin}
          onClose={() => setFile(undefined)}
        />
      ) : job?.status === 'pending' ? (
        <ImportRuns {...job} />
      ) : isResult && (job ?? started) ? (
        <ImportEnded job={job} started={started} references={references.data} onClose={leave} />
      ) : (
        <div className="flex max-w-3xl flex-col gap-8">
          <ChooseTable hasReferences={references.data.length > 0} onRead={setFile} />
          <ByAddress onRead={setFile} />
          {job ? (
            <LatestImport job={job} references={references.data} onSee={() => setIsResult(true)} />
          ) : null}
          {references.data.some(({ waitingPermissions }) => waitingPermissions?.length) ? (
            <PermissionsFound references={references.data} onClose={leave} />
          ) : null}
          <EarlierImports references={references.data} />
        </div>
      )}
    </>
  );
}

const downloadExample = async () => (await import('./download-example.ts')).downloadExample();

const pendingMs = 1_000;

/** Somebody may use up the plan, or choose a larger one, while this page is open. */
function useImport() {
  const { call, client, organizationId } = useActionContext();
  const queryKey = [...recordKeys.references(organizationId), 'import'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(importRoutes.getImport, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.job?.status === 'pending' ? pendingMs : false),
  });
  const isPending = query.data?.job?.status === 'pending';
  const wasPending = useRef(false);
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (hasEnded) void client.invalidateQueries({ queryKey: recordKeys.all(organizationId) });
  }, [client, organizationId, isPending]);
  const show = (job: ImportJob) =>
    client.setQueryData<Output<typeof importRoutes.getImport>>(queryKey, (now) => now && { ...now, job });
  return { ...query, show };
}

function ChooseTable({
  hasReferences,
  onRead,
}: {
  hasReferences: boolean;
  onRead: (file: ReadFiles) => void;
}) {
  const [pasted, setPasted] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { call, client, organizationId } = useActionContext();
  const mayChangeSettings = useMay('settings:write');
  const here = async () => ({
    settings: await client.fetchQuery(settingsQuery(call, organizationId)),
    hasReferences,
    mayChangeSettings,
  });
  const read = async (name: string, contents: readonly Blob[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { readFiles } = await import('./reading/read-files.ts');
      onRead(await readFiles(contents, name, here));
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
      <Button className="self-start" icon={<Download aria-hidden />} onClick={() => void downloadExample()}>
        {words.example}
      </Button>
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
