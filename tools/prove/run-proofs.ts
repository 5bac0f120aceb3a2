import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Evidence, Made, Proof, Site } from './proof.ts';

/** Without an end, the proof was cut off. */
export interface Entry extends Partial<Evidence> {
  began: string;
  ended?: string;
  made: Made;
}

export type State = Record<string, Entry>;

export function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Stores each step before the next. An interrupted proof is cleaned up and repeated. */
export async function runProofs(site: Site, proofs: readonly Proof[], file: string): Promise<State> {
  const state = readState(file);
  const save = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(state, undefined, 2)}\n`);
  };
  for (const proof of proofs) {
    const known = state[proof.id];
    if (known && Object.keys(known.made).length > 0) await cleanUp(proof, known);
    if (known?.result === 'holds' || known?.result === 'fails') continue;
    if (known && !known.ended) await cleanUp(proof, known);
    const entry: Entry = (state[proof.id] = { began: new Date().toISOString(), made: {} });
    save();
    const keep = (made: Made) => {
      Object.assign(entry.made, made);
      save();
    };
    const evidence = await proof.run(site, keep).catch((error: unknown): Evidence => ({
      result: 'later',
      message: `could not be told: ${String(error)}`,
    }));
    await cleanUp(proof, entry);
    Object.assign(entry, evidence, { ended: new Date().toISOString() });
    save();
  }
  return state;

  async function cleanUp(proof: Proof, entry: Entry): Promise<void> {
    await proof.cleanUp?.(site, entry.made);
    entry.made = {};
    save();
  }
}

export function reportOf(site: Site, proofs: readonly Proof[], state: State): string {
  const lines = proofs.map(({ id, statement }) => {
    const { result = 'not run', message = '', ended = '' } = state[id] ?? {};
    return `## \`prove/${id}\`: ${result}\n\n${statement}\n\n> ${message.replaceAll('\n', ' ')}\n\n${ended}\n`;
  });
  return [`# Proven at ${site.address}, stage ${site.stageName}, ${site.region}\n`, ...lines].join('\n');
}
