import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { edgeRegion } from '#infra/regions';
import { passed, refused, type Check } from './check.ts';

const parameter = '/cdk-bootstrap/hnb659fds/version';
const oldest = 6;

export const bootstrap: Check = {
  about: 'Bootstrap',
  async run({ stage }) {
    const regions = [...new Set([stage.region, edgeRegion])];
    const versions = await Promise.all(regions.map(versionIn));
    const missing = regions.filter((_, index) => (versions[index] ?? 0) < oldest);
    if (missing.length === 0) return passed(`Done in ${regions.join(' and ')}.`);
    const where = missing.map((region) => `aws://${stage.account}/${region}`).join(' ');
    return refused(
      `Not in ${missing.join(' and ')}, or too old. Once: npm run build && npx cdk bootstrap ${where}`,
    );
  },
};

async function versionIn(region: string): Promise<number | undefined> {
  try {
    const client = new SSMClient({ region });
    const { Parameter } = await client.send(new GetParameterCommand({ Name: parameter }));
    return Number(Parameter?.Value);
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
