import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { edgeRegion } from '#infra/regions';
import { stageNames, stageNamed } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { account } from './preflight/account.ts';
import { orExplain } from './run.ts';
import { stacksOfStage, type StageStack } from './stacks.ts';
import { contentsOf, removeStacks, type Held } from './take-down/remove-stacks.ts';

/** `npm run take-down -- <stage>`: asks for a typed confirmation. Retained resources stay. */
await orExplain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = ''] = positionals;
  if (!stageNames.some((one) => one === name))
    throw new Error(`Which stage? npm run take-down -- ${stageNames.join(' | ')}`);
  await ensureCredentials();
  const stage = stageNamed(name);
  const { region = '', domain } = stage;
  const { state, message } = await account.run({ stage: { ...stage, region } });
  if (state !== 'passed') throw new Error(message);
  console.log(message);
  const stacks = await stacksOfStage(name, region);
  if (stacks.length === 0) throw new Error(`No stack of ${name} in ${region} or ${edgeRegion}.`);
  const { buckets, stays } = await contentsOf(stacks);
  const address = domain?.name ?? addressOf(stacks);
  console.log(`This deletes ${stacks.length} stacks of ${name} in ${region} and ${edgeRegion}:`);
  for (const { stack, region: where } of stacks)
    console.log(`  ${stack.StackName} (${where}, ${stack.StackStatus})`);
  listed('These buckets are emptied, with all older versions, and go too:', buckets);
  listed(
    'These stay, and cost, until they are deleted by hand (docs/operations/deploy.md, "Taking a stage down"):',
    stays,
  );
  const phrase = `${name} ${region} ${address}`;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await prompt.question(`To go on, type stage, region and address: ${phrase}\n> `);
  prompt.close();
  if (typed.trim() !== phrase) throw new Error('That is something else. Nothing was deleted.');
  await removeStacks({ stacks, buckets, log: console.log });
  listed('Left:', stays);
});

function listed(title: string, all: readonly Held[]): void {
  if (all.length === 0) return;
  console.log(title);
  for (const { type, id, region } of all) console.log(`  ${type} ${id} (${region})`);
}

/** Returns undefined for a stage that was never completed. */
function addressOf(stacks: readonly StageStack[]): string {
  const outputs = stacks.flatMap(({ stack }) => stack.Outputs ?? []);
  const address = outputs.find(({ OutputKey }) => OutputKey === 'Address')?.OutputValue;
  return address ? new URL(address).host : 'nowhere';
}
