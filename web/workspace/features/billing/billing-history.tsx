import { useQueryClient } from '@tanstack/react-query';
import { FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Invoice } from '#contract/resources/billing';
import { limits } from '#contract/rules/limits';
import * as words from '#words/billing';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { paymentAddress } from './payment-address.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button, buttonClass } from '../../ui/elements/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { billingKey, usePaymentOrigin } from './api.ts';
import { formatAmount, formatShortDate } from '../../../shared/plans/format.ts';

const atFirst = 6;

const columns = [
  { label: words.historyDate, className: 'ps-5!' },
  { label: words.historyNumber, className: 'max-sm:hidden' },
  { label: words.historyPlan, className: 'max-sm:hidden' },
  { label: words.historyAmount, className: 'text-end' },
  { label: words.historyStatus, className: 'sm:ps-6!' },
  { label: words.historyInvoice, isLabelHidden: true, className: 'pe-5!' },
];

/** The invoices, newest first; undefined if Stripe did not respond. */
export function BillingHistory({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const [all, setAll] = useState(false);
  if (!invoices) return <Missing />;
  if (invoices.length === 0) return <p className="px-5 py-4 text-ink-2">{words.historyNone}</p>;
  return (
    <>
      <DataTable columns={columns} className="text-start" padding="[&>th]:px-2 [&>th]:py-2.5">
        {invoices.slice(0, all ? undefined : atFirst).map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </DataTable>
      {invoices.length > atFirst ? (
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 py-2">
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.historyFewer : words.historyAll(invoices.length)}
          </Button>
          {all && invoices.length >= limits.invoices ? (
            <p className="text-[0.8125rem] text-ink-2">{words.historyOlder}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { date, number, plan, amount, currency, status } = invoice;
  return (
    <tr className="[&>td]:px-2 [&>td]:py-2.5">
      <td className="ps-5! whitespace-nowrap">
        <time dateTime={date}>{formatShortDate(date)}</time>
      </td>
      <td className="text-ink-2 max-sm:hidden">{number}</td>
      <td className="max-sm:hidden">{plan}</td>
      <td className="text-end whitespace-nowrap">{formatAmount(amount, currency)}</td>
      <td className="sm:ps-6!">
        {status === 'paid' ? (
          <Badge tone="good">{words.historyPaid}</Badge>
        ) : (
          <Badge tone="warn">{words.historyPending}</Badge>
        )}
      </td>
      <td className="pe-5! text-end">
        <Pdf invoice={invoice} />
      </td>
    </tr>
  );
}

function Pdf({ invoice: { id, number, pdf } }: { invoice: Invoice }) {
  const origin = usePaymentOrigin();
  if (!pdf) return <span className="text-[0.8125rem] text-ink-3">{words.historyNoPdf}</span>;
  const address = paymentAddress(pdf, 'document', origin);
  const label = words.historyOpenPdf(number ?? id);
  const content = (
    <>
      <FileText aria-hidden />
      {words.historyPdf}
    </>
  );
  return address ? (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={buttonClass('secondary', 'sm')}
    >
      {content}
    </a>
  ) : (
    <Button size="sm" aria-label={label} onClick={() => notify.error(words.historyRefused)}>
      {content}
    </Button>
  );
}

function Missing() {
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await client.invalidateQueries({ queryKey: billingKey(organizationId) });
    setRetrying(false);
  };
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div>
        <p className="font-medium">{words.historyMissing}</p>
        <p className="text-ink-2">{words.historyMissingBody}</p>
      </div>
      <Button icon={<RotateCw aria-hidden />} busy={retrying} onClick={() => void retry()}>
        {words.historyRetry}
      </Button>
    </div>
  );
}
