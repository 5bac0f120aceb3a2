import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LocalAccount } from '../template/physical-ids.ts';
import type { BusEvent, Rule } from './rules.ts';

interface Connections {
  account: LocalAccount;
  invoke(functionId: string, event: BusEvent): Promise<unknown>;
  log(functionId: string, text: string): void;
}

/** Lambda waits one minute before the first retry and two before the second. */
const retryDelayMs = 1_000;

export class EventBus {
  private readonly rules: Rule[];
  private readonly connections: Connections;
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(rules: Rule[], connections: Connections) {
    this.rules = rules;
    this.connections = connections;
  }

  get functionIds(): string[] {
    return [...new Set(this.rules.map(({ functionId }) => functionId))];
  }

  /** The first run is one interval from now. */
  start(): void {
    for (const rule of this.rules) {
      if (rule.everyMs === undefined) continue;
      this.timers.push(setInterval(() => void this.deliver(rule, this.scheduled(new Date())), rule.everyMs));
    }
  }

  stop(): void {
    this.stopping.abort();
    for (const timer of this.timers) clearInterval(timer);
  }

  objectCreated(bucket: string, object: { key: string; size: number; etag: string }): void {
    this.publish('aws.s3', 'Object Created', [`arn:aws:s3:::${bucket}`], {
      version: '0',
      bucket: { name: bucket },
      object,
      reason: 'PutObject',
    });
  }

  publish(source: string, type: string, resources: string[], detail: object): void {
    const event = this.event(source, type, resources, new Date(), detail);
    for (const rule of this.rules) if (rule.matches?.(event)) void this.deliver(rule, event);
  }

  /** Runs a scheduled function as if it were that time. Returns false for an unknown name. */
  async run(name: string, time: Date): Promise<boolean> {
    const rule = this.rules.find(
      ({ functionId, everyMs }) => everyMs !== undefined && isNamed(functionId, name),
    );
    if (!rule) return false;
    await this.connections.invoke(rule.functionId, this.scheduled(time));
    return true;
  }

  private async deliver(rule: Rule, event: BusEvent): Promise<void> {
    const { signal } = this.stopping;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await this.connections.invoke(rule.functionId, event);
        return;
      } catch (error) {
        if (attempt === rule.retries) {
          this.connections.log(
            rule.functionId,
            `To the dead-letter queue: ${event['detail-type']}, ${String(error)}`,
          );
          return;
        }
        await pause(retryDelayMs * (attempt + 1), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private scheduled(time: Date): BusEvent {
    return this.event('aws.events', 'Scheduled Event', [], time, {});
  }

  private event(source: string, type: string, resources: string[], time: Date, detail: object): BusEvent {
    const { accountId, region } = this.connections.account;
    return {
      version: '0',
      id: randomUUID(),
      source,
      'detail-type': type,
      account: accountId,
      time: time.toISOString(),
      region,
      resources,
      detail,
    };
  }
}

/** CDK appends eight digits to a construct's name. */
function isNamed(functionId: string, name: string): boolean {
  return functionId === name || functionId.replace(/[0-9A-F]{8}$/, '').endsWith(`-${name}`);
}
