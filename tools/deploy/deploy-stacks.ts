import { setTimeout as sleep } from 'node:timers/promises';
import { GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { mailDomain, ownMailIdentity, type Stage } from '#infra/stage';
import { madeStacks, stacksOfStage } from './stacks.ts';

interface Deployment {
  stage: Stage & { region: string };
  cdk: (stack: string | undefined, settings: Record<string, string>) => void;
  made?: () => Promise<string[]>;
  identity?: (sender: string) => Promise<Identity>;
  patience?: { everyMs: number; times: number };
}

type Identity = 'verified' | 'pending' | 'absent';

/** Deploys the sender, which the pool needs verified, then all, then the protection of new ones. */
export async function deployStacks(deployment: Deployment): Promise<void> {
  const { stage, cdk } = deployment;
  const made = deployment.made ?? (async () => madeStacks(await stacksOfStage(stage.name, stage.region)));
  const before = await made();
  const existing = { REFDECK_EXISTING_STACKS: before.join(',') || 'none' };
  await proveSender(deployment, before, existing);
  cdk(undefined, existing);
  if (!stage.retainData) return;
  const added = (await made()).filter((name) => !before.includes(name));
  if (added.length === 0) return;
  console.log(`Protecting from deletion what is new: ${added.join(', ')}`);
  cdk(undefined, {});
}

async function proveSender(
  { stage, cdk, identity = identityIn(stage.region), patience = { everyMs: 15_000, times: 120 } }: Deployment,
  before: readonly string[],
  existing: Record<string, string>,
): Promise<void> {
  if (!stage.domain) return;
  const sender = mailDomain(stage);
  const found = await identity(sender);
  if (found === 'verified' && (stage.adoptsMailIdentity || before.includes(mailStack(stage)))) return;
  if (ownMailIdentity(stage) === undefined)
    throw new Error(
      `SES has not verified ${sender} in ${stage.region}, and its records are somebody else's: verify it there first (docs/operations/runbook.md, "An own name").`,
    );
  if (found !== 'absent' && !before.includes(mailStack(stage)))
    throw new Error(
      `SES has an identity ${sender} in ${stage.region} already, which this deployment has not made: set REFDECK_MAIL_IDENTITY=existing to adopt it, or delete it.`,
    );
  cdk(mailStack(stage), existing);
  for (let tries = 0; (await identity(sender)) !== 'verified'; tries += 1) {
    if (tries === patience.times)
      throw new Error(
        `SES has not seen the records of ${sender} yet. Does the registrar name the name servers of zone ${stage.domain.zoneId}? Then deploy again: it goes on from here.`,
      );
    if (tries === 0)
      console.log(`Waiting until SES has seen the records of ${sender}: minutes, seldom more.`);
    await sleep(patience.everyMs);
  }
}

const mailStack = ({ name }: Stage): string => `Refdeck-${name}-Mail`;

function identityIn(region: string): (sender: string) => Promise<Identity> {
  const client = new SESv2Client({ region });
  return async (sender) => {
    try {
      const { VerifiedForSendingStatus } = await client.send(
        new GetEmailIdentityCommand({ EmailIdentity: sender }),
      );
      return VerifiedForSendingStatus ? 'verified' : 'pending';
    } catch (error) {
      if (error instanceof NotFoundException) return 'absent';
      throw error;
    }
  };
}
