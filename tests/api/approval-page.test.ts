import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { approvalRoutes, type Snapshot } from '#contract/resources/approval';
import { templates } from '#contract/cards/templates';
import { recordOf, type FieldName } from '#contract/reference/field-values';
import { visitorLanguages } from '#contract/words/languages';
import { linkHashOf } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { makeAsking, question, yes } from '../support/approvals.ts';
import { pageOf, type Fields } from '../support/approval-page.ts';
import { budgets } from '../support/budgets.ts';
import { filledFields, shownTexts } from '../support/filled-fields.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, write } from '../support/people.ts';
import { readItem } from '../support/table.ts';

runInProcess();
const { caller, openRequest, one, carried, ledger } = await makeAsking();

const { open, send } = pageOf(inject('cloud').origin);
const story = Array.from(
  { length: 12 },
  (_, n) => `## Part ${n}\n\nThe crane came by sea, **${n} times**.`,
).join('\n\n');
const approving = { step: 'confirm', v: '0', decision: 'approve', name: yes.name };

describe('the page of an approval link', () => {
  it('previews the web as the saved draft allows it', async () => {
    const { token } = await openRequest();
    const asked = await open(token, 'step=places');
    expect(asked.html).toContain('On the web it would look like this');
    await send(token, { step: 'places', v: '0', web: 'logo', next: 'confirm' });
    expect((await open(token, 'step=places')).html).toContain('Customer of ');
    await send(token, { step: 'places', v: '1', web: 'none', next: 'confirm' });
    const none = await open(token, 'step=places');
    expect(none.html).toContain('Nothing would be shown on the web.');
    expect(none.html).not.toContain('Customer of ');
  });

  it('shows the exact snapshot that was hashed', async () => {
    const { id, customerId, token, reference } = await openRequest();
    const { status, html } = await open(token);
    expect(status).toBe(200);
    const row = await readItem(keys.approvalLink(linkHashOf(token)));
    const text = String(row?.snapshotText);
    expect(createHash('sha256').update(text).digest('hex')).toBe((await one(customerId, id)).snapshot);
    expect(html).toContain((JSON.parse(text) as Snapshot).card.title);
    expect(html).toContain(reference.name);
    expect(html).not.toContain('<script');
  });

  it('stays within its byte budget in every step and language', async () => {
    const { name, tags, attributes, custom } = recordOf({ ...filledFields, longDescription: story });
    const { id, token } = await openRequest({ name, tags, attributes, custom });
    const sizes: Record<string, number> = {};
    const measure = async (steps: readonly string[]) => {
      for (const step of steps)
        for (const lang of visitorLanguages) {
          const { status, html } = await open(token, new URLSearchParams({ step, lang }).toString());
          expect([step, status]).toEqual([step, 200]);
          sizes[`${step} ${lang}`] = gzipSync(html, { level: 9 }).length;
        }
    };
    await measure(['look', 'places', 'words', 'confirm', 'no']);
    await send(token, approving);
    await carried(id);
    await measure(['', 'later', 'withdraw']);
    const over = Object.entries(sizes).filter(([, bytes]) => bytes > budgets.approvalPage);
    expect(over).toEqual([]);
  });

  it.each(templates.map(({ id }) => id))(
    'shows every field, also what %s does not draw',
    async (templateId) => {
      // A card that has no more to tell than this leaves the story out.
      const short = { ...filledFields, longDescription: '', outcomes: '', quote: '', figures: [] };
      for (const fields of [filledFields, short]) {
        const { name, tags, attributes, custom } = recordOf(fields);
        const { token } = await openRequest({ name, tags, attributes, custom, templateId, status: 'Draft' });
        const { html } = await open(token);
        const text = html.replaceAll(/<\/(?:b|span|small)>/g, ' ');
        for (const field of Object.keys(fields) as FieldName[])
          for (const shown of fields[field].length > 0 ? shownTexts[field] : [])
            expect(text, `${field} of a ${fields === short ? 'short' : 'long'} story`).toContain(shown);
      }
    },
  );

  it('is never cached, framed, indexed or sent as a referrer, whatever its status', async () => {
    const { token } = await openRequest();
    const answers = [
      await open(token),
      await open('x'.repeat(43)),
      await open('x'),
      await send(token, { ...approving, name: '' }),
      await send(token, { step: 'no', decision: 'decline' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 400, 303]);
    for (const { headers, status } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-frame-options')).toBe('DENY');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
      if (status !== 303) expect(policy).toContain("form-action 'self'");
    }
  });

  it('accepts its form from its own origin only', async () => {
    const { token } = await openRequest();
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await send(token, approving, { 'sec-fetch-site': site })).status).toBe(403);
    const json = await fetch(`${inject('cloud').origin}/approve/${token}`, {
      method: 'POST',
      body: JSON.stringify(approving),
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
    expect((await open(token)).html).toContain('May we show this story about you?');
    expect((await send(token, approving, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  it('stores a repeated form once, and shows another answer the first', async () => {
    const { id, customerId, token } = await openRequest();
    const tries = await Promise.all([send(token, approving), send(token, approving), send(token, approving)]);
    expect(tries.map(({ status }) => status)).toEqual([303, 303, 303]);
    await carried(id);
    expect((await ledger(customerId)).entries).toHaveLength(1);
    const { answer } = await one(customerId, id);
    expect(answer?.allowed).toMatchObject([question]);
    const others: Fields[] = [
      { ...approving, name: 'Pekka Puro' },
      { step: 'no', decision: 'decline' },
      { step: 'places', v: '0', web: 'none' },
    ];
    for (const other of others) {
      const late = await send(token, other);
      expect(late.status).toBe(409);
      expect(late.html).toContain(`${yes.name} answered first`);
    }
    expect((await ledger(customerId)).entries).toHaveLength(1);
  });

  it('never names the contact once canceled, unknown or of a deleted organization', async () => {
    const { id, customerId, token } = await openRequest();
    await call(approvalRoutes.cancelApproval, { customerId, id }, caller);
    const other = await makeAsking();
    const gone = await other.openRequest();
    await write([update(keys.publicPage(other.organizationId), { set: { gone: true } }, {})]);
    const answers = [
      await open(token),
      await open('y'.repeat(43)),
      await open(gone.token),
      await send(gone.token, approving),
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 404, 410, 410]);
    for (const { html } of answers) expect(html).not.toMatch(/Maija|customer\.example/);
  });

  it('keeps its token out of every log', async () => {
    const { token } = await openRequest();
    await open(token);
    await send(token, { step: 'words', v: '0', remark: 'Another picture?' });
    await fetch(`${inject('cloud').origin}/approve/${token}`, { method: 'DELETE' });
    for (const file of Object.values(inject('cloud').logs))
      expect(readFileSync(file, 'utf8')).not.toContain(token);
  });
});
