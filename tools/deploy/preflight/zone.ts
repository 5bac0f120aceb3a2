import dns from 'node:dns/promises';
import { GetHostedZoneCommand, NoSuchHostedZone, Route53Client } from '@aws-sdk/client-route-53';
import { edgeRegion } from '#infra/regions';
import { passed, refused, type Check } from './check.ts';

/** Without delegation to this zone, the certificate and the deployment wait for hours. */
export const zone: Check = {
  about: 'Domain',
  async run({ stage }) {
    const { domain } = stage;
    if (!domain) return passed("None: the product is at CloudFront's own name.");
    const found = await find(domain.zoneId);
    if (!found)
      return refused(
        `This account has no hosted zone ${domain.zoneId} (REFDECK_ZONE_ID). List them: aws route53 list-hosted-zones`,
      );
    const { name, nameServers } = found;
    if (name !== domain.zoneName)
      return refused(
        `The zone ${domain.zoneId} is ${name}, not ${domain.zoneName}. Set REFDECK_ZONE_NAME=${name} when REFDECK_DOMAIN is below it, or another REFDECK_ZONE_ID`,
      );
    if (domain.name !== name && !domain.name.endsWith(`.${name}`))
      return refused(`${domain.name} (REFDECK_DOMAIN) is not in the zone ${name}: set a name below it`);
    const published = await dns.resolveNs(name).catch((): string[] => []);
    if (!nameServers.some((server) => published.includes(server)))
      return refused(
        `The world does not find the zone ${name}: it is sent to ${published.join(', ') || 'nobody'}. Enter at your registrar: ${nameServers.join(', ')}`,
      );
    return passed(`${domain.name}, in a zone that the world finds.`);
  },
};

async function find(Id: string): Promise<{ name: string; nameServers: string[] } | undefined> {
  try {
    const client = new Route53Client({ region: edgeRegion });
    const { HostedZone, DelegationSet } = await client.send(new GetHostedZoneCommand({ Id }));
    return {
      name: (HostedZone?.Name ?? '').replace(/\.$/, ''),
      nameServers: DelegationSet?.NameServers ?? [],
    };
  } catch (error) {
    if (error instanceof NoSuchHostedZone) return undefined;
    throw error;
  }
}
