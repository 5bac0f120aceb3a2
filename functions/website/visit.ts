import robotsParser, { type Robot } from 'robots-parser';
import { NotReadable, type Fetched } from '../shared/fetch/fetch-outside.ts';
import { boundsOfCall, readAddress } from './read-address.ts';
import { readableRest } from './rest-address.ts';

const pauseMs = 1_000;
/** The standard (RFC 9309) asks readers for this much. */
const maxRobotsBytes = 500 * 1024;
/** Rules are compared with the whole address, which takes long where it is. */
const maxAddressLength = 2_000;

/** Reads what an import needs of websites in one call: as their robots.txt allows, and one thing a second. */
export class Visit {
  private readonly bounds = boundsOfCall();
  private readonly pause: (ms: number) => Promise<unknown>;
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly rules = new Map<string, Promise<Robot>>();

  constructor(pause?: (ms: number) => Promise<unknown>) {
    this.pause = pause ?? this.bounds.door.rest;
  }

  async read(address: string, maxBytes: number): Promise<Fetched | undefined> {
    return await readAddress(address, maxBytes, { ...this.bounds, before: (url) => this.enter(url) });
  }

  private async enter(url: URL): Promise<void> {
    if (url.href.length > maxAddressLength) throw new NotReadable();
    const rules = this.rules.get(url.host) ?? this.readRules(url);
    this.rules.set(url.host, rules);
    for (const address of [url.href, readableRest(url) ?? url.href])
      if ((await rules).isAllowed(address, 'Refdeck') === false) throw new NotReadable();
    await this.takeTurn(url);
  }

  private async takeTurn({ host }: URL): Promise<void> {
    await this.turns.get(host);
    this.turns.set(host, this.pause(pauseMs));
  }

  /** A website without rules allows everything. One that fails to give them allows nothing. */
  private async readRules({ origin }: URL): Promise<Robot> {
    const address = `${origin}/robots.txt`;
    const file = await readAddress(
      address,
      maxRobotsBytes,
      { ...this.bounds, before: (url) => this.takeTurn(url) },
      ({ status = 0 }) => status < 400 || status >= 500,
    );
    return robotsParser(address, file?.body.toString('utf8') ?? '');
  }
}
