import { Send, Pencil, Sparkles } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { WholeTender } from '#contract/resources/tender';
import { rank } from '#contract/tender/fit';
import { holdUntilOf } from '#contract/tender/light';
import { isStillOpen, wasSent } from '#contract/tender/status';
import { gapsOf, propose, type Rankings } from '#contract/tender/selection';
import * as words from '#words/tenders';
import { isApiError, messageOf } from '../../lib/api/api-client.ts';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useChangePicks, useTender, type PickChange } from './api.ts';
import { TenderMenu } from './details/tender-menu.tsx';
import { dayInWords, DeadlineText, TenderStatusBadge } from './pieces.tsx';
import { Ranking } from './ranking/ranking.tsx';
import { useCandidates, type Candidate } from './ranking/use-candidates.ts';
import { newNeedId, type TypedNeed } from './requirements/typed-need.ts';
import { PageSkeleton, RankingSkeleton, SentSkeleton } from './skeletons.tsx';
import { NeedList } from './requirements/need-list.tsx';
import { Chosen } from './selection/chosen.tsx';
import { Gaps } from './selection/gaps.tsx';

const TenderDialog = onDemand(() => import('./details/tender-dialog.tsx'));
const SendDialog = onDemand(() => import('./sent/send-dialog.tsx'));
const SentSections = lazy(() => import('./sent/sent.tsx'));
const ProofSection = lazy(() => import('./proof/proof.tsx'));
const ProposalDialog = onDemand(() => import('./selection/proposal-dialog.tsx'));

export default function TenderPage() {
  const { id = '' } = useParams();
  const query = useTender(id);
  useTitle(query.data?.tender.title ?? words.listTitle);
  if (query.data) return <Workspace key={id} whole={query.data} />;
  if (isApiError(query.error, 'NOT_FOUND')) return <Gone />;
  if (query.error) return <QueryError title={words.pageFailed} query={query} />;
  return <PageSkeleton />;
}

function Workspace({ whole }: { whole: WholeTender }) {
  const { tender, needs, picks } = whole;
  const mayWrite = useMay('tender:write');
  const mayChange = mayWrite && tender.status === 'preparing';
  const { candidates, likeness, today, failed } = useCandidates(whole);
  const titleOf = (referenceId: string) => candidates?.get(referenceId)?.reference.name;
  const changePicks = useChangePicks(tender.id);
  const [chosenNeed, setChosenNeed] = useState<string>();
  const [editing, setEditing] = useState<string>();
  // The page opens with few files, so this section is loaded where it is used.
  const [isProving, setIsProving] = useState(false);
  const [typed, setTyped] = useState<TypedNeed>();
  const saved = needs.find(({ id }) => id === chosenNeed) ?? needs[0];
  const need = typed ?? saved;
  const rankOf = useMemo(() => {
    if (!candidates || !likeness) return undefined;
    const records = [...candidates.values()].map(({ record }) => record);
    return (one: TypedNeed) =>
      rank({ need: one, deadline: tender.deadline, likeness: likeness(one.text) }, records);
  }, [candidates, likeness, tender.deadline]);
  const rankings = useMemo(
    () => rankOf && needs.map((one): Rankings => ({ need: one, ranked: rankOf(one) })),
    [rankOf, needs],
  );
  const ranked = useMemo(
    () => (typed ? rankOf?.(typed) : rankings?.find((one) => one.need.id === saved?.id)?.ranked),
    [typed, rankOf, rankings, saved],
  );
  const edit = (needId: string | undefined) => {
    setEditing(needId);
    const edited = needs.find(({ id }) => id === needId);
    setTyped(needId === newNeedId ? { id: newNeedId, text: '', number: 1, conditions: [] } : edited);
  };
  const change = async (changed: PickChange) => {
    try {
      await changePicks.mutateAsync(changed);
    } catch (error) {
      notify.error(isApiError(error) ? messageOf(error) : words.notChanged);
    }
  };
  const toggle = (referenceId: string) => void change(toggled(whole, referenceId, need!.id));
  return (
    <>
      <Header
        whole={whole}
        mayWrite={mayWrite}
        mayChange={mayChange}
        rankings={rankings}
        candidates={candidates}
      />
      {wasSent(tender.status) || whole.dispatches.length > 0 ? (
        <Suspense fallback={<SentSkeleton />}>
          <SentSections whole={whole} titleOf={titleOf} mayWrite={mayWrite} />
        </Suspense>
      ) : null}
      {tender.proof?.open || isProving ? (
        <Suspense fallback={<SentSkeleton />}>
          <ProofSection whole={whole} titleOf={titleOf} mayWrite={mayWrite && isStillOpen(tender.status)} />
        </Suspense>
      ) : mayWrite && isStillOpen(tender.status) && picks.length > 0 ? (
        <div className="mb-6">
          <Button size="sm" onClick={() => setIsProving(true)}>
            {words.pageProof}
          </Button>
        </div>
      ) : null}
      {tender.status === 'preparing' ? null : (
        <p className="mb-5 rounded-xl bg-sunken px-4 py-3 text-ink-2">{words.sentNotice}</p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <NeedList
          tenderId={tender.id}
          needs={needs}
          picks={picks}
          mayChange={mayChange}
          chosen={editing === undefined ? need?.id : undefined}
          onChoose={setChosenNeed}
          editing={editing}
          onEdit={edit}
          onType={setTyped}
        />
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="candidates">
            <h2 id="candidates" className="mb-2 flex min-h-9 items-center text-[0.9375rem] font-semibold">
              {words.candidates}
            </h2>
            {failed ? (
              <QueryError title={words.candidatesFailed} query={failed} />
            ) : !rankings || !candidates ? (
              <RankingSkeleton />
            ) : need && ranked ? (
              <Ranking
                key={need.id}
                need={need}
                ranked={ranked}
                candidates={candidates}
                picks={picks}
                onToggle={mayChange && !typed ? toggle : undefined}
              />
            ) : (
              <p className="text-ink-2">{words.needsEmpty}</p>
            )}
          </section>
          {candidates && rankings ? (
            <>
              <Chosen
                tender={tender}
                picks={picks}
                needs={needs}
                candidates={candidates}
                onChange={mayChange ? (changed) => void change(changed) : undefined}
              />
              <GapsOf
                today={today}
                whole={whole}
                rankings={rankings}
                candidates={candidates}
                mayChange={mayChange}
                onChoose={setChosenNeed}
              />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Choosing a reference for its last requirement the other way removes it from the tender. */
function toggled({ picks }: WholeTender, referenceId: string, needId: string): PickChange {
  const needIds = picks.find((pick) => pick.referenceId === referenceId)?.needIds ?? [];
  const rest = needIds.filter((id) => id !== needId);
  if (rest.length === needIds.length) return { add: [{ referenceId, needIds: [...needIds, needId] }] };
  return rest.length > 0 ? { add: [{ referenceId, needIds: rest }] } : { remove: [referenceId] };
}

interface RankedProps {
  whole: WholeTender;
  rankings: readonly Rankings[];
  candidates: ReadonlyMap<string, Candidate>;
}

function GapsOf({
  whole: { tender, needs, picks },
  rankings,
  candidates,
  today,
  ...rest
}: RankedProps & { today: string; mayChange: boolean; onChoose: (needId: string) => void }) {
  const records = new Map([...candidates].map(([id, { record }]) => [id, record]));
  const considered = picks.length > 0 ? picks : propose(rankings, tender.allowed).picks;
  const gaps = gapsOf(rankings, considered, records, { languages: tender.languages, today });
  return <Gaps tender={tender} gaps={gaps} needs={needs} candidates={candidates} {...rest} />;
}

interface HeaderProps extends Pick<RankedProps, 'whole'> {
  mayWrite: boolean;
  mayChange: boolean;
  rankings: readonly Rankings[] | undefined;
  candidates: ReadonlyMap<string, Candidate> | undefined;
}

function Header({
  whole: { tender, needs, dispatches },
  mayWrite,
  mayChange,
  rankings,
  candidates,
}: HeaderProps) {
  const [open, setOpen] = useState<'edit' | 'proposal' | 'send'>();
  const maySend = mayWrite && (tender.status === 'preparing' || tender.status === 'sent');
  const close = () => setOpen(undefined);
  const isHeld = wasSent(tender.status) || dispatches.length > 0 || Boolean(tender.proof?.open);
  return (
    <>
      <PageHeader
        back={{ to: '/app/tenders', label: words.pageBack }}
        title={tender.title}
        description={tender.buyer?.name}
        actions={
          <>
            {mayChange ? (
              <Button
                icon={<Pencil aria-hidden />}
                onPointerEnter={TenderDialog.prefetch}
                onClick={() => setOpen('edit')}
              >
                {words.pageEdit}
              </Button>
            ) : null}
            {maySend ? (
              <Button
                icon={<Send aria-hidden />}
                onPointerEnter={SendDialog.prefetch}
                onClick={() => setOpen('send')}
              >
                {words.pageSend}
              </Button>
            ) : null}
            {mayWrite ? <TenderMenu tender={tender} isHeld={isHeld} /> : null}
            {mayChange && needs.length > 0 ? (
              <Button
                variant="primary"
                icon={<Sparkles aria-hidden />}
                disabled={!rankings}
                onPointerEnter={ProposalDialog.prefetch}
                onClick={() => setOpen('proposal')}
              >
                {words.propose}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3">
        <TenderStatusBadge status={tender.status} />
        <DeadlineText tender={tender} />
        <p className="text-[0.8125rem] text-ink-2">{words.holdsUntil(dayInWords(holdUntilOf(tender)))}</p>
        <p className="text-[0.8125rem] text-ink-2">
          {tender.needs > 0 ? words.answered(tender.answered, tender.needs) : words.noNeeds}
        </p>
      </div>
      {open === 'edit' ? <TenderDialog tender={tender} onClose={close} /> : null}
      {open === 'send' ? <SendDialog tenderId={tender.id} onClose={close} /> : null}
      {open === 'proposal' && rankings && candidates ? (
        <ProposalDialog
          tenderId={tender.id}
          proposal={propose(rankings, tender.allowed)}
          chosen={tender.referenceIds}
          needs={needs}
          candidates={candidates}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      icon={<Send />}
      title={words.pageGone}
      action={<ButtonLink to="/app/tenders">{words.pageBack}</ButtonLink>}
    >
      {words.pageGoneBody}
    </EmptyState>
  );
}
