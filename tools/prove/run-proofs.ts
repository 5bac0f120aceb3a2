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

/** What a proof has made stays known, so that its next run removes it. */
export function forget(file: string, proofs: readonly Proof[]): void {
  const state = readState(file);
  for (const { id } of proofs) if (state[id]) state[id] = { began: state[id].began, made: state[id].made };
  save(file, state);
}

function save(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state, undefined, 2)}\n`);
}

/** Stores each step before the next. An interrupted proof is cleaned up and repeated. */
export async function runProofs(site: Site, proofs: readonly Proof[], file: string): Promise<State> {
  const state = readState(file);
  const began = Object.values(state).map((entry) => Date.parse(entry.began));
  const since = new Date(Math.min(Date.now(), ...began));
  for (const proof of proofs) {
    const known = state[proof.id];
    if (known && Object.keys(known.made).length > 0) await cleanUp(proof, known);
    if (known?.result === 'holds') continue;
    if (known && !known.ended) await cleanUp(proof, known);
    const entry: Entry = (state[proof.id] = { began: new Date().toISOString(), made: {} });
    save(file, state);
    const keep = (made: Made) => {
      Object.assign(entry.made, made);
      save(file, state);
    };
    const evidence = await proof.run(site, keep, since).catch((error: unknown): Evidence => ({
      result: 'later',
      message: `could not be told: ${String(error)}`,
    }));
    await cleanUp(proof, entry);
    Object.assign(entry, evidence, { ended: new Date().toISOString() });
    save(file, state);
  }
  return state;

  async function cleanUp(proof: Proof, entry: Entry): Promise<void> {
    await proof.cleanUp?.(site, entry.made);
    entry.made = {};
    save(file, state);
  }
}

export function reportOf(site: Site, proofs: readonly Proof[], state: State): string {
  const lines = proofs.map(({ id, statement }) => {
    const { result = 'not run', message = '', ended = '' } = state[id] ?? {};
    return `## \`prove/${id}\`: ${result}\n\n${statement}\n\n> ${message.replaceAll('\n', ' ')}\n\n${ended}\n`;
  });
  return [`# Proven at ${site.address}, stage ${site.stageName}, ${site.region}\n`, ...lines].join('\n');
}
