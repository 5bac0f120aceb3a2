import Pdf from 'pdfkit';
import { money } from './invoices.ts';
import type { Invoice } from './shapes.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
export const dayOf = (seconds: number): string => day.format(seconds * 1000);

const grey = '#6a6a64';
const left = 56;
const right = 539;

/** An invoice on one page of A4. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: left,
    // A page of text is small anyway, and tests can read it.
    compress: false,
    info: { Title: `Invoice ${invoice.number}`, Author: 'Local Stripe' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  draw(document, invoice);
  document.end();
  return done;
}

type Document = InstanceType<typeof Pdf>;

function draw(document: Document, invoice: Invoice): void {
  document.font('Helvetica-Bold').fontSize(22).text('Invoice', left, 56);
  document.font('Helvetica').fontSize(10).fillColor(grey);
  document.text('Local Stripe: not a real invoice', left, 64, { align: 'right' });
  const facts: [string, string][] = [
    ['Invoice number', invoice.number ?? ''],
    ['Date of issue', dayOf(invoice.created)],
    ['Status', invoice.status === 'paid' ? 'Paid' : 'Payment due'],
  ];
  facts.forEach(([label, value], position) => pair(document, label, value, 104 + position * 17));
  document.font('Helvetica-Bold').fillColor('black').text('Bill to', left, 176);
  document.font('Helvetica').text(printable(invoice.customer_name ?? ''), left, 193);
  document.text(printable(invoice.customer_email ?? ''));

  const total = money(invoice.total, invoice.currency);
  document.font('Helvetica-Bold').fontSize(16).text(amountText(invoice, total), left, 244);
  document.fontSize(10).fillColor(grey);
  row(document, 'Description', 'Amount', 292);
  rule(document, 309);
  document.font('Helvetica').fillColor('black');
  let y = 320;
  for (const line of invoice.lines.data) {
    row(document, printable(line.description ?? ''), money(line.amount, line.currency), y);
    document.fillColor(grey).text(`${dayOf(line.period.start)} to ${dayOf(line.period.end)}`, left, y + 16);
    document.fillColor('black');
    y += 44;
  }
  rule(document, y);
  document.font('Helvetica-Bold');
  row(document, 'Total', total, y + 12);
  row(document, 'Amount due', money(invoice.amount_remaining, invoice.currency), y + 30);
}

function amountText({ status, created }: Invoice, total: string): string {
  return status === 'paid' ? `${total} paid on ${dayOf(created)}` : `${total} due on ${dayOf(created)}`;
}

function pair(document: Document, label: string, value: string, y: number): void {
  document.fillColor(grey).text(label, left, y);
  document.fillColor('black').text(value, left + 110, y);
}

function row(document: Document, text: string, amount: string, y: number): void {
  document.text(text, left, y, { width: 360 });
  document.text(amount, left, y, { width: right - left, align: 'right' });
}

function rule(document: Document, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor('#d3d3cf').stroke();
}

/** The fonts that every PDF reader has know the letters of Western Europe only. */
const printable = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d]/gu, '?');
