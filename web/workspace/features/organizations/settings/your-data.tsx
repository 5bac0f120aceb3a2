import { useMutation, useQuery } from '@tanstack/react-query';
import { exportRoutes, type OrganizationExport } from '#contract/resources/export';
import * as words from '#words/settings';
import { language } from '#words/language';
import { fileSize } from '../../../../shared/format/file-size.ts';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';

const unsettledMs = 5_000;
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
const dayOf = (at: string) => moment.format(new Date(at));

export function YourData() {
  const { call, client, organizationId } = useActionContext();
  const queryKey = [...recordKeys.all(organizationId), 'export'];
  const latest = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(exportRoutes.getExport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.export?.status === 'pending' ? unsettledMs : false),
  });
  const make = useMutation({
    mutationFn: () => call(exportRoutes.makeExport, {}),
    onSuccess: (made) => client.setQueryData(queryKey, { export: made }),
  });
  const download = useMutation({
    mutationFn: (volume: number) => call(exportRoutes.downloadExport, { volume }),
    onSuccess: ({ downloadUrl }) => window.location.assign(downloadUrl),
  });
  const found = latest.data?.export;
  const error = latest.error ?? make.error ?? download.error;
  return (
    <div className="flex flex-col gap-4">
      <output className="block text-pretty">
        {latest.isPending ? words.dataLoading : found ? stateOf(found) : words.dataNone}
      </output>
      {found?.status === 'ready' ? (
        <ul className="flex flex-wrap gap-2">
          {found.volumes.map(({ bytes }, index) => {
            const volume = index + 1;
            const label = words.dataDownload(volume, found.volumes.length, fileSize(bytes));
            const busy = download.isPending && download.variables === volume;
            return (
              <li key={label}>
                <Button busy={busy} onClick={() => download.mutate(volume)}>
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <FormError>{error ? messageOf(error) : undefined}</FormError>
      {found?.status === 'pending' ? null : (
        <Button className="self-start" busy={make.isPending} onClick={() => make.mutate()}>
          {found ? words.dataAgain : words.dataMake}
        </Button>
      )}
    </div>
  );
}

function stateOf({ status, createdAt, validUntil = '' }: OrganizationExport): string {
  const day = dayOf(createdAt);
  if (status === 'pending') return words.dataPending;
  return status === 'failed' ? words.dataFailed(day) : words.dataReady(day, dayOf(validUntil));
}
