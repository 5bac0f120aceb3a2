import type { EventBus } from '../events/bus.ts';
import type { Assembly } from '../template/assembly.ts';

export interface TakenMail {
  messageId: string;
  source: string;
  destination: string[];
  configurationSet: string | undefined;
  tags: Record<string, string>;
}

export type ReportMail = (mail: TakenMail) => void;

const detailTypes = { bounce: 'Email Bounced', complaint: 'Email Complaint Received' } as const;
type Kind = keyof typeof detailTypes;

interface Destination {
  Enabled?: boolean;
  MatchingEventTypes: string[];
  EventBridgeDestination?: object;
}

/** Publishes events for SES's simulator addresses if the configuration set has such a destination. */
export function mailReports(assembly: Assembly, bus: Pick<EventBus, 'publish'>): ReportMail {
  const heard = new Set(
    assembly.ofType('AWS::SES::ConfigurationSetEventDestination').flatMap((resource) => {
      const to = resource.property<Destination>('EventDestination');
      if (!to?.EventBridgeDestination || to.Enabled === false) return [];
      const set = resource.property<string>('ConfigurationSetName');
      return to.MatchingEventTypes.map((kind) => `${set} ${kind}`);
    }),
  );
  return (mail) => {
    for (const address of mail.destination) {
      const outcome = outcomeOf(address);
      if (!outcome || !heard.has(`${mail.configurationSet} ${outcome.kind}`)) continue;
      const detail = { eventType: outcome.eventType, mail: shown(mail), ...outcome.detail };
      bus.publish('aws.ses', detailTypes[outcome.kind], [], detail);
    }
  };
}

function outcomeOf(
  emailAddress: string,
): { kind: Kind; eventType: string; detail: Record<string, object> } | undefined {
  const [, name] = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/.exec(emailAddress) ?? [];
  const timestamp = new Date().toISOString();
  const bounced = (bounceType: string) => ({
    kind: 'bounce' as const,
    eventType: 'Bounce',
    detail: {
      bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress }], timestamp },
    },
  });
  if (name === 'bounce') return bounced('Permanent');
  // SES counts an out-of-office reply as a bounce.
  if (name === 'ooto') return bounced('Transient');
  if (name !== 'complaint') return undefined;
  return {
    kind: 'complaint',
    eventType: 'Complaint',
    detail: { complaint: { complainedRecipients: [{ emailAddress }], timestamp } },
  };
}

function shown({ messageId, source, destination, configurationSet, tags }: TakenMail): object {
  const named = { 'ses:configuration-set': configurationSet, ...tags };
  return {
    timestamp: new Date().toISOString(),
    messageId,
    source,
    destination,
    tags: Object.fromEntries(Object.entries(named).map(([name, value]) => [name, [value]])),
  };
}
