import type { Account } from '../account.ts';
import { dayOf, money } from '../invoices.ts';
import { html, page, showPage, type PageResponse } from './html.ts';

/** `GET /i/<id>`; the PDF is below it. */
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

/** Characters outside the readers' standard font become question marks. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 56 780 Td\n${shown.replaceAll('€', '\u0080').replaceAll(/[^\n\u0020-\u00ff]/g, '?')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
