import type { ReactNode } from 'react';
import * as billingWords from '#words/billing';
import * as plansWords from '#words/plans';
import { Card } from '../../ui/page/card.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';

export function BillingSkeleton() {
  return (
    <Loading label={billingWords.loading}>
      <div className="flex flex-col gap-4">
        <Part title={billingWords.detailsTitle}>
          <Plans />
        </Part>
        <Part title={billingWords.methodTitle}>
          <Skeleton className="h-10" />
        </Part>
        <Part title={billingWords.historyTitle}>
          <Skeleton className="h-10" />
        </Part>
      </div>
    </Loading>
  );
}

export function PlansSkeleton() {
  return (
    <Loading label={plansWords.loading}>
      <Plans />
    </Loading>
  );
}

export function DetailsSkeleton() {
  return (
    <Loading label={billingWords.loading}>
      <Skeleton className="h-9 w-40" />
      <div className="mt-5 grid gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-3">
        <Skeletons count={3}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-1.5 h-4 w-32" />
        </Skeletons>
      </div>
    </Loading>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="">
      <h2 className="flex min-h-12 items-center px-5 text-[0.9375rem] font-semibold">{title}</h2>
      <div className="border-t border-line p-5">{children}</div>
    </Card>
  );
}

function Plans() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Skeletons count={3} className="rounded-xl border border-line p-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-5 h-8 w-28" />
        <Skeleton className="mt-5 h-9" />
        <Skeleton className="mt-6 h-4" />
        <Skeleton className="mt-3 h-4" />
        <Skeleton className="mt-3 h-4 w-2/3" />
      </Skeletons>
    </div>
  );
}
