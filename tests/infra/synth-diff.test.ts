import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket, type BucketProps } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { expect, it } from 'vitest';
import { compareAssemblies } from '#tools/build/compare';

function synthesized(fill: (stack: Stack) => void, name = 'Example'): string {
  const outdir = mkdtempSync(join(tmpdir(), 'refdeck-assembly-'));
  const app = new App({ outdir });
  fill(new Stack(app, name));
  return app.synth().directory;
}

const table = (stack: Stack, key: string) =>
  new TableV2(stack, 'Tenants', { partitionKey: { name: key, type: AttributeType.STRING } });

const bucket = (stack: Stack, id: string, props: BucketProps) => new Bucket(stack, id, props);
const topic = (stack: Stack, id: string) => new Topic(stack, id);

it('the comparison of templates warns only about lost data', async () => {
  const base = synthesized((stack) => {
    table(stack, 'pk');
    bucket(stack, 'Assets', { removalPolicy: RemovalPolicy.DESTROY });
    bucket(stack, 'Kept', { versioned: false });
    topic(stack, 'Alarms');
  });
  const head = synthesized((stack) => {
    table(stack, 'id');
    bucket(stack, 'Kept', { versioned: true });
  });
  const { differences, losses } = await compareAssemblies(base, head);
  expect(differences.map(({ stack }) => stack)).toEqual(['Example']);
  expect(differences[0]!.text).toContain('AWS::SNS::Topic Alarms');
  expect(losses).toEqual([
    expect.stringMatching(/^Example: AWS::DynamoDB::GlobalTable Tenants\w+ replace$/),
    expect.stringMatching(/^Example: AWS::S3::Bucket Assets\w+ destroy$/),
  ]);
  // This stack is removed as a whole.
  const { losses: gone } = await compareAssemblies(
    head,
    synthesized(() => undefined, 'Renamed'),
  );
  expect(gone).toHaveLength(2);
});

it('the comparison of templates lists routes that lose their throttle', async () => {
  const naming =
    (...keys: string[]) =>
    (stack: Stack) =>
      new CfnStage(stack, 'Stage', {
        apiId: 'api',
        stageName: '$default',
        routeSettings: Object.fromEntries(keys.map((key) => [key, { ThrottlingRateLimit: 20 }])),
      });
  const base = synthesized(naming('POST /a', 'POST /b'));
  const { forgottenRoutes } = await compareAssemblies(base, synthesized(naming('POST /b', 'POST /renamed')));
  expect(forgottenRoutes).toEqual(['Example: POST /a']);
  const { forgottenRoutes: none } = await compareAssemblies(
    base,
    synthesized(naming('POST /a', 'POST /b', 'POST /c')),
  );
  expect(none).toEqual([]);
});

it('the comparison of templates lists what CloudFormation would refuse, there or back', async () => {
  const reading = (reads: boolean) => {
    const app = new App({ outdir: mkdtempSync(join(tmpdir(), 'refdeck-assembly-')) });
    const producer = new Stack(app, 'Producer');
    const consumer = new Stack(app, 'Consumer');
    consumer.addStackDependency(producer, 'It is deployed later even when it reads nothing');
    const { topicName } = topic(producer, 'Alarms');
    const own = topic(consumer, 'Own');
    if (reads) Tags.of(own).add('reads', topicName);
    return app.synth().directory;
  };
  const [without, withExport] = [reading(false), reading(true)];
  const { refused } = await compareAssemblies(without, withExport);
  expect(refused).toEqual([expect.stringMatching(/^Rollback: Export Producer:\w+ .* in use by Consumer$/)]);
  const { refused: back } = await compareAssemblies(withExport, without);
  expect(back).toEqual([expect.stringMatching(/^Deployment: Export Producer:/)]);
});
