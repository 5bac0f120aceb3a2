import {
  CancelUpdateStackCommand,
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { publicPagesPath } from '#contract/site/public-page';
import { stageNamed } from '#infra/stage';
import { holdsIf, type Made, type Proof, type Site } from '../proof.ts';

interface Template {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown>; DependsOn?: unknown }>;
}

const releasedName = 'ReferencePage';
const addedId = 'AddedByProof';
const everyMs = 500;
const longestMs = 30 * 60_000;
/** A tenth of the calls go to the new version, and some more by chance. */
const mostFailing = 0.2;

/** A release of the stack in which one function throws and another is new. */
export function failing(template: string): string {
  const { Resources } = JSON.parse(template) as Template;
  const ofType = (type: string) =>
    Object.keys(Resources).find((id) => Resources[id]!.Type === type && id.startsWith(releasedName))!;
  const [functionId, versionId] = [ofType('AWS::Lambda::Function'), ofType('AWS::Lambda::Version')];
  // A version takes over code only if it is another resource.
  const parsed = JSON.parse(template.replaceAll(`"${versionId}"`, `"${versionId}Failing"`)) as Template;
  const released = parsed.Resources[functionId]!;
  parsed.Resources[addedId] = structuredClone(released);
  released.Properties = {
    ...released.Properties,
    Handler: 'index.handler',
    Code: { ZipFile: "exports.handler = async () => { throw new Error('failed by a proof'); };" },
  };
  return JSON.stringify(parsed);
}

export const failedRelease: Proof = {
  id: 'failed-release',
  statement:
    'A release that adds a function and fails for visitors goes back by itself and whole, and at most a tenth of the calls meet it.',
  async run(site, keep) {
    const { address, region, stageName, pause } = site;
    if (stageName === 'prod') return { result: 'not here', message: 'never tried on customers' };
    if (stageNamed(stageName).release !== 'canary')
      return { result: 'not here', message: `${stageName} releases all at once` };
    const client = new CloudFormationClient({ region });
    const StackName = stackOf(site);
    const { TemplateBody = '' } = await client.send(new GetTemplateCommand({ StackName }));
    const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    const Bucket = `cdk-hnb659fds-assets-${Account}-${region}`;
    const made = { Bucket, before: `prove/${stageName}-before.json`, failing: `prove/${stageName}.json` };
    keep(made);
    const s3 = new S3Client({ region });
    await s3.send(new PutObjectCommand({ Bucket, Key: made.before, Body: TemplateBody }));
    await s3.send(new PutObjectCommand({ Bucket, Key: made.failing, Body: failing(TemplateBody) }));
    await updateStack(site, client, Bucket, made.failing);
    const visit = async (n: number) =>
      (await fetch(new URL(`${publicPagesPath}/prove-${Date.now()}-${n}`, address))).status;
    const statuses: number[] = [];
    let status = 'UPDATE_IN_PROGRESS';
    for (let waited = 0; waited < longestMs && status.endsWith('IN_PROGRESS'); waited += everyMs) {
      statuses.push(await visit(statuses.length));
      status = await statusOf(client, StackName);
      await pause(everyMs);
    }
    const failed = statuses.filter((one) => one >= 500).length;
    const after = await Promise.all(Array.from({ length: 20 }, (_, n) => visit(n)));
    return holdsIf(
      status === 'UPDATE_ROLLBACK_COMPLETE' &&
        failed > 0 &&
        failed <= mostFailing * statuses.length &&
        after.every((one) => one < 500),
      `${StackName}: ${status}; ${failed} of ${statuses.length} calls failed during the release, ${after.filter((one) => one >= 500).length} of 20 after it`,
    );
  },
  async cleanUp(site, { Bucket, before, failing: broken }: Made) {
    if (!Bucket) return;
    const client = new CloudFormationClient({ region: site.region });
    const StackName = stackOf(site);
    if ((await statusOf(client, StackName)) === 'UPDATE_IN_PROGRESS')
      await client.send(new CancelUpdateStackCommand({ StackName }));
    await settled(site, client);
    const { TemplateBody = '' } = await client.send(new GetTemplateCommand({ StackName }));
    if (TemplateBody.includes(addedId)) {
      await updateStack(site, client, Bucket, before!);
      await settled(site, client);
    }
    const s3 = new S3Client({ region: site.region });
    for (const Key of [before, broken]) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  },
};

const stackOf = ({ stageName }: Site): string => `Refdeck-${stageName}-Api`;

async function updateStack(
  site: Site,
  client: CloudFormationClient,
  bucket: string,
  key: string,
): Promise<void> {
  await client.send(
    new UpdateStackCommand({
      StackName: stackOf(site),
      TemplateURL: `https://${bucket}.s3.${site.region}.amazonaws.com/${key}`,
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
    }),
  );
}

async function statusOf(client: CloudFormationClient, StackName: string): Promise<string> {
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
  return Stacks![0]!.StackStatus!;
}

async function settled(site: Site, client: CloudFormationClient): Promise<void> {
  while ((await statusOf(client, stackOf(site))).endsWith('IN_PROGRESS')) await site.pause(5_000);
}
