import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isPublicAddress } from './public-address.ts';

export const tedHost = 'ted.europa.eu';

/** A way out of the function: which names lead where, and which addresses may be connected to. */
export interface Door {
  protocol: 'http:' | 'https:';
  resolve: (name: string) => Promise<LookupAddress[]>;
  mayConnect: (address: string) => boolean;
  portOf: (name: string) => number;
  /** Leaves a website alone between two questions. */
  rest: (ms: number) => Promise<unknown>;
}

export const internet: Door = {
  protocol: 'https:',
  resolve: (name) => lookup(name, { all: true }),
  mayConnect: isPublicAddress,
  portOf: () => 443,
  rest: setTimeout,
};

/** Leads to servers of tests on this machine and to nothing else. `ports` has one for each name. */
const localDoor = (ports: Readonly<Record<string, number>>): Door => ({
  protocol: 'http:',
  resolve: async (name) => {
    if (!(name in ports)) throw new Error(`No test serves ${name}`);
    return [{ address: '127.0.0.1', family: 4 }];
  },
  mayConnect: (address) => address === '127.0.0.1',
  portOf: (name) => ports[name]!,
  // A server of a test needs none, and the test would wait for it.
  rest: async () => undefined,
});

/** Only the local cloud sets `LOCAL_WEBSITES`, a folder in which tests write the port of each name. */
export function openDoor(): Door {
  const folder = process.env.LOCAL_WEBSITES;
  if (!folder || !existsSync(folder)) return internet;
  const names = readdirSync(folder);
  return localDoor(
    Object.fromEntries(names.map((name) => [name, Number(readFileSync(join(folder, name), 'utf8'))])),
  );
}

/** Only the local cloud sets `LOCAL_TED`, the port of the notices that it knows. */
export function openTed(): Door {
  const port = process.env.LOCAL_TED;
  return port ? localDoor({ [tedHost]: Number(port) }) : internet;
}
