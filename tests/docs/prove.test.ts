import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs } from '#tools/prove/proofs';

const list = join('docs', 'operations', 'prove-on-aws.md');
const listed = readFileSync(list, 'utf8');
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
    .filter((name) => name !== list),
].map((name) => [name, readFileSync(name, 'utf8')] as const);

const ids = proofs.map(({ id }) => id);
const named = (text: string) => [...text.matchAll(/`prove\/([a-z-]+)`/g)].map(([, id]) => id!);

/** The phrases by which documents mark a claim that needs an account. */
const waits = /(need|needs) an account\b|an account is needed|against an account yet|bill of an account/i;
/** These sentences mention an account but claim nothing. */
const noClaims = [/AWS's own simulator, which needs an account/, /call that needs an account was followed/];

describe('the list of proofs', () => {
  it('has a proof for each id that the documents name', () => {
    const unknown = documents.flatMap(([name, text]) =>
      named(text)
        .filter((id) => !ids.includes(id))
        .map((id) => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(ids)('has the claim %s that waits in a document', (id) => {
    expect(documents.filter(([, text]) => named(text).includes(id)).map(([name]) => name)).not.toEqual([]);
    expect(listed).toContain(`| \`${id}\``);
  });

  it('names the proof for each waiting claim, or says that it stays manual', () => {
    const paragraphs = documents.flatMap(([name, text]) =>
      text.split(/\n\s*\n|\n(?=[-|] )/).map((paragraph) => [name, paragraph] as const),
    );
    const waiting = paragraphs.filter(([, text]) => waits.test(text));
    expect(waiting.length).toBeGreaterThan(8);
    const open = waiting.filter(
      ([, text]) =>
        named(text).length === 0 &&
        !text.includes('#what-stays-by-hand') &&
        !noClaims.some((exception) => exception.test(text.replaceAll('\n', ' '))),
    );
    expect(open.map(([name, text]) => `${name}: ${waits.exec(text)?.[0]}`)).toEqual([]);
  });

  it('has no id twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});
