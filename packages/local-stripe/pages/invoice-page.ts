import type { Account } from '../account.ts';
import { dayOf, money } from '../invoices.ts';
import { pdfOf } from '../pdf.ts';
import { showPage, type PageResponse } from './answer.ts';
import { html, page } from './html.ts';

/** `GET /i/<id>`, an invoice's page; the PDF is below it. */
export function invoicePage(account: Account, id: string): PageResponse {
  const invoice = account.get('invoices', id);
  const state = invoice.status === 'paid' ? 'Paid' : 'Payment due';
  return showPage(
    page(
      `Invoice ${invoice.number}`,
      html`<section>
        <h1>Invoice ${invoice.number ?? ''}</h1>
        <p class="amount">${money(invoice.total, invoice.currency)}</p>
        <p class="quiet">${state}, ${dayOf(invoice.created)}</p>
        <dl>
          ${invoice.lines.data.map(
            (line) =>
              html`<div>
                <dt>${line.description ?? ''}</dt>
                <dd>${money(line.amount, line.currency)}</dd>
              </div>`,
          )}
        </dl>
        <p class="stack"><a class="button" href="/i/${id}/pdf">Download invoice</a></p>
      </section>`,
    ),
  );
}

export function invoiceFile(account: Account, id: string): PageResponse {
  const invoice = account.get('invoices', id);
  const { number, created, total, currency, status, customer_name, customer_email, lines } = invoice;
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-${number}.pdf"`,
      'cache-control': 'no-store',
    },
    body: pdfOf([
      'Local Stripe: not a real invoice',
      `Invoice ${number}, ${dayOf(created)}, ${status === 'paid' ? 'paid' : 'payment due'}`,
      `For ${customer_name ?? ''}, ${customer_email ?? ''}`,
      ...lines.data.map((line) => `${line.description}: ${money(line.amount, line.currency)}`),
      `Total: ${money(total, currency)}`,
    ]),
  };
}
