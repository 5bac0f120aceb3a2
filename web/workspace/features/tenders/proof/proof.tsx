import { Download, ExternalLink, QrCode as CodeIcon } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { WholeTender } from '#contract/resources/tender';
import type { BuyerProof } from '#contract/tender/buyer-proof';
import * as words from '#words/tender-proof';
import { QrCode } from '../../../../shared/qr-code.tsx';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { downloadFile } from '../../../lib/device/download.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { CopyButton } from '../../../ui/elements/copy-button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { dayInWords } from '../pieces.tsx';
import { provable, useChangeProof, useProof } from './api.ts';
import { ProofReferences } from './references.tsx';

interface Props {
  whole: WholeTender;
  titleOf: (referenceId: string) => string | undefined;
  mayWrite: boolean;
}

/** Shows the address that goes into the tender file, and what its page says of each reference today. */
export default function ProofSection({ whole: { tender }, titleOf, mayWrite }: Props) {
  const query = useProof(tender);
  const change = useChangeProof(tender);
  const [refusal, setRefusal] = useState<Refusal>();
  const [edited, setEdited] = useState<ReadonlySet<string>>();
  const onPage = tender.proof?.open ? query.data?.references : undefined;
  const shown = onPage && new Set(onPage.map(({ referenceId }) => referenceId));
  const chosen =
    edited ?? new Set(shown ? tender.referenceIds.filter((id) => shown.has(id)) : provable(tender));
  const list = (
    <ProofReferences
      referenceIds={tender.referenceIds}
      titleOf={titleOf}
      onPage={onPage}
      chosen={chosen}
      onChoose={mayWrite ? setEdited : undefined}
    />
  );
  const save = async (referenceIds = tender.referenceIds.filter((id) => chosen.has(id))) => {
    setRefusal(undefined);
    try {
      await change.mutateAsync({ kind: 'save', referenceIds });
      setEdited(undefined);
      if (tender.proof?.open) notify.success(words.refreshed);
    } catch (error) {
      const found = refusalOf(error, referenceIds);
      if (found) setRefusal(found);
      else notify.error(isApiError(error) ? messageOf(error) : words.notDone);
    }
  };
  return (
    <section aria-labelledby="buyer-proof" className="mb-6">
      <h2 id="buyer-proof" className="mb-2 text-[0.9375rem] font-semibold">
        {words.title}
      </h2>
      <div className="rounded-xl border border-line bg-surface p-4">
        {!tender.proof?.open ? (
          <div className="flex flex-col items-start gap-4">
            <p className="max-w-prose text-ink-2">
              {tender.referenceIds.length > 0 ? words.body : words.nothingYet}
            </p>
            {mayWrite && tender.referenceIds.length > 0 ? (
              <>
                <div className="w-full">{list}</div>
                <Button
                  icon={<CodeIcon aria-hidden />}
                  busy={change.isPending}
                  disabled={chosen.size === 0}
                  onClick={() => void save()}
                >
                  {words.make}
                </Button>
              </>
            ) : null}
          </div>
        ) : query.data ? (
          <Open
            proof={query.data}
            list={list}
            referenceIds={tender.referenceIds}
            actions={mayWrite ? { save, change, isEmpty: chosen.size === 0 } : undefined}
          />
        ) : query.error ? (
          <QueryError title={words.failed} query={query} />
        ) : (
          <Loading label={words.loading}>
            <Skeleton className="h-32 rounded-lg" />
          </Loading>
        )}
        {refusal ? (
          <div
            role="alert"
            className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4"
          >
            <p className="max-w-prose flex-1 basis-80 text-pretty text-warn">{refusal.text}</p>
            {refusal.allowed.length > 0 ? (
              <Button size="sm" busy={change.isPending} onClick={() => void save(refusal.allowed)}>
                {words.leaveOut}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface Refusal {
  text: string;
  /** The references that would be left on the page. */
  allowed: string[];
}

/** Returns nothing for errors that are not about permissions. */
function refusalOf(error: unknown, referenceIds: readonly string[]): Refusal | undefined {
  if (!isApiError(error) || error.code !== 'PERMISSION_REQUIRED') return undefined;
  const refused = new Set(error.references.map(({ id }) => id));
  return {
    text: words.refused(error.references.flatMap(({ name }) => name || []).join(', ')),
    allowed: referenceIds.filter((id) => !refused.has(id)),
  };
}

interface OpenProps {
  proof: BuyerProof;
  list: ReactNode;
  referenceIds: readonly string[];
  actions:
    | {
        save: () => Promise<void>;
        isEmpty: boolean;
        change: ReturnType<typeof useChangeProof>;
      }
    | undefined;
}

function Open({ proof, list, referenceIds, actions }: OpenProps) {
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const code = useRef<SVGSVGElement>(null);
  const address = new URL(proof.path ?? '', window.location.origin).href;
  const close = () => setAsking(undefined);
  // A reference that the page shows no more would be refused, and one that left the tender too.
  const kept = new Set(proof.references.flatMap((one) => (one.title ? one.referenceId : [])));
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <div className="flex shrink-0 flex-col items-start gap-2">
        <QrCode
          ref={code}
          className="rounded-lg border border-line"
          value={address}
          size={128}
          title={words.code}
        />
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => download(code)}>
          {words.download}
        </Button>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-mono text-[0.8125rem] break-all text-ink-2">{address}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" text={address}>
            {words.copy}
          </CopyButton>
          <a
            className="inline-flex min-h-8 items-center gap-1.5 px-2 text-[0.8125rem] font-medium"
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="size-4" aria-hidden />
            {words.open}
          </a>
        </div>
        {list}
        <Opens proof={proof} />
        {actions ? (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={actions.change.isPending}
              disabled={actions.isEmpty}
              onClick={() => void actions.save()}
            >
              {words.refresh}
            </Button>
            <Button size="sm" onClick={() => setAsking('renew')}>
              {words.renew}
            </Button>
            <Button size="sm" onClick={() => setAsking('end')}>
              {words.end}
            </Button>
          </div>
        ) : null}
      </div>
      {asking && actions ? (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={async () => {
            await actions.change.mutateAsync(
              asking === 'end'
                ? { kind: 'end' }
                : { kind: 'renew', referenceIds: referenceIds.filter((id) => kept.has(id)) },
            );
            notify.success(asking === 'end' ? words.ended : words.renewed);
          }}
          title={asking === 'end' ? words.endTitle : words.renewTitle}
          action={asking === 'end' ? words.end : words.renew}
          errorTitle={words.notDone}
        >
          {asking === 'end' ? words.endBody : words.renewBody}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function Opens({ proof: { opens, holdUntil, madeAt } }: Pick<OpenProps, 'proof'>) {
  const total = opens.reduce((sum, { count }) => sum + count, 0);
  return (
    <p className="text-[0.8125rem] text-ink-2">
      {[words.made(dayInWords(madeAt)), words.until(dayInWords(holdUntil))].join(' · ')}
      {' · '}
      <span title={words.opensNote}>
        {words.opens(total)}
        {total > 0
          ? ` (${opens.map(({ day, count }) => words.onDay(dayInWords(day), count)).join(', ')})`
          : ''}
      </span>
    </p>
  );
}

/** An SVG file stays sharp at any size in a tender file. */
function download(code: RefObject<SVGSVGElement | null>): void {
  if (!code.current) return;
  const text = new XMLSerializer().serializeToString(code.current);
  downloadFile('proof-qr.svg', text, 'image/svg+xml');
}
