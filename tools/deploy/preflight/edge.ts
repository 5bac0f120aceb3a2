import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { edgeRegion } from '#infra/regions';
import { note, passed, type Check } from './check.ts';

/** No API tells whether an account is verified for CloudFront, but one with a distribution is. */
export const edge: Check = {
  about: 'CloudFront',
  async run() {
    const client = new CloudFrontClient({ region: edgeRegion });
    const { DistributionList } = await client.send(new ListDistributionsCommand({ MaxItems: 1 }));
    if ((DistributionList?.Quantity ?? 0) > 0)
      return passed('The account has a distribution, so it is verified.');
    return note(
      'The account has no distribution yet. When AWS has not verified it, the web stack stops with "Your account must be verified before you can add new CloudFront resources": then open a case with AWS Support (Account and billing), and deploy again after it.',
    );
  },
};
