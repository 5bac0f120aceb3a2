/** CloudFront's firewall, certificate and metrics, and the budget, exist only here. */
export const edgeRegion = 'us-east-1';

/** Commercial regions with every resource type that a stage may need. */
export const supportedRegions = [
  'af-south-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-south-1',
  'ap-south-2',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ap-southeast-5',
  'ca-central-1',
  'ca-west-1',
  'eu-central-1',
  'eu-central-2',
  'eu-north-1',
  'eu-south-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'il-central-1',
  'me-central-1',
  'sa-east-1',
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
] as const;

export const unsupportedRegions: Readonly<Record<string, readonly string[]>> = {
  'ap-east-1': ['SES'],
  'ap-east-2': ['SES'],
  'ap-southeast-4': ['SES'],
  'ap-southeast-6': ['SES'],
  'ap-southeast-7': ['SES'],
  'eu-south-2': ['SES'],
  'mx-central-1': ['SES'],
};

/** Throws with the reason if the region is not supported. */
export function supportedRegion(region: string): string {
  if (supportedRegions.some((name) => name === region)) return region;
  const missing = unsupportedRegions[region];
  const reason = missing
    ? `does not have ${missing.join(' and ')} yet`
    : 'is none that Refdeck knows to have all it needs';
  throw new Error(
    `REFDECK_REGION is "${region}", which ${reason}.\nRefdeck runs in ${supportedRegions.join(', ')} (docs/operations/deploy.md, "Before you begin").`,
  );
}
