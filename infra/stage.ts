import { RemovalPolicy } from 'aws-cdk-lib';
import { edgeRegion, supportedRegion } from './regions.ts';

/** Workflows deploy these. */
export const deployedStages = ['dev', 'prod'] as const;

/** Commands deploy these: the last is `prod` under another name, to be proven and taken down. */
export const stageNames = [...deployedStages, 'prod-like'] as const;

/** All at once is for rollbacks and fixes. */
const releases = ['canary', 'all-at-once'] as const;

export interface Stage {
  name: string;
  /** Without it, templates fit any account. */
  account?: string | undefined;
  /** Everything except the edge is there; `local` has none. */
  region?: string;
  /** Data survives the deletion of its stack. */
  retainData: boolean;
  /** Defaults to all. New stacks are not protected from deletion. */
  existingStacks?: readonly string[] | undefined;
  local: boolean;
  /** Functions for visitors reserve concurrency, which needs the usual quota of 1,000. */
  sharesConcurrency: boolean;
  /** The largest cost of an idle stage. */
  firewall: boolean;
  /** Creates alarms for each function and objective; otherwise only the ten that are free. */
  isWatchedClosely: boolean;
  /** Request units per second, which bound the cost of a flood (docs/operations/costs.md). */
  tableMaximum?: { reads: number; writes: number };
  release: (typeof releases)[number];
  /** CloudFront's name, unless set. */
  domain?: Domain | undefined;
  mailFrom: string;
  /** Somebody else manages that identity and its records. */
  adoptsMailIdentity: boolean;
  operatorEmail: string;
  alarmEmail?: string | undefined;
  /** Dollars, above which the alarm address is notified. */
  monthlyBudget: number;
  demoOrganizationId?: string | undefined;
  /** Denies any change beside an audit entry, where IAM evaluates a whole transaction (decision 64). */
  strictAudit?: boolean | undefined;
  /** Copies of the audit trail cannot be deleted for 400 days, so the stage cannot be taken down (decision 90). */
  locksAudit?: boolean | undefined;
  /** A machine of AWS proposes translations. */
  translates?: boolean | undefined;
  /** The ARN of a locked vault in another account. */
  backupVault?: string | undefined;
  /** Numbers of the pairs that the edge trusts for members' files; the first one signs. */
  fileKeys: readonly string[];
  /** Numbers of the user pools; people sign in with the first. */
  userPools: readonly string[];
  version?: string | undefined;
}

export const mailDomain = ({ mailFrom }: Stage): string => mailFrom.slice(mailFrom.lastIndexOf('@') + 1);

export interface Domain {
  /** The name of a zone, or one below it. */
  name: string;
  zoneName: string;
  zoneId: string;
}

export const stripeSecretName = (stageName: string): string => `refdeck/${stageName}/stripe`;

export const smokeSecretName = (stageName: string): string => `refdeck/${stageName}/smoke`;

/** Environment variables `REFDECK_<name>` (docs/operations/deploy.md). */
export const settings = [
  'ACCOUNT',
  'ALARM_EMAIL',
  'AUDIT_LOCK',
  'BACKUP_SOURCE',
  'BACKUP_VAULT',
  'DEMO_ORGANIZATION',
  'DOMAIN',
  'EXISTING_STACKS',
  'FILE_KEYS',
  'GITHUB_PROVIDER',
  'MAIL_FROM',
  'MAIL_IDENTITY',
  'MONTHLY_BUDGET',
  'OPERATOR_EMAIL',
  'REGION',
  'RELEASE',
  'REPOSITORY',
  'STAGE',
  'STRICT_AUDIT',
  'TRANSLATE',
  'TRANSLATE_OPT_OUT',
  'USER_POOLS',
  'VERSION',
  'ZONE_ID',
  'ZONE_NAME',
] as const;

// CI passes variables without a value.
const setting = (name: (typeof settings)[number]): string | undefined =>
  process.env[`REFDECK_${name}`] || undefined;

function accountSetting(): string | undefined {
  const account = setting('ACCOUNT');
  if (account === undefined || /^\d{12}$/.test(account)) return account;
  throw new Error(`REFDECK_ACCOUNT is "${account}": an account of AWS has twelve digits`);
}

function domainSetting(): Domain | undefined {
  const name = setting('DOMAIN');
  if (!name) return undefined;
  const zoneId = setting('ZONE_ID');
  if (!zoneId) throw new Error('REFDECK_DOMAIN needs REFDECK_ZONE_ID, the id of its hosted zone in Route 53');
  return { name, zoneName: setting('ZONE_NAME') ?? name, zoneId };
}

function budgetSetting(): number {
  const budget = setting('MONTHLY_BUDGET') ?? '100';
  if (Number(budget) > 0) return Number(budget);
  throw new Error(`REFDECK_MONTHLY_BUDGET is "${budget}": write dollars, as 100`);
}

function backupVaultSetting(): string | undefined {
  const arn = setting('BACKUP_VAULT');
  if (!arn || /^arn:[\w-]+:backup:[\w-]+:\d{12}:backup-vault:[\w-]+$/.test(arn)) return arn;
  throw new Error(`REFDECK_BACKUP_VAULT is no vault: ${arn}. Take what npm run deploy:vault has printed`);
}

/** There are two while one replaces the other. */
function numbersSetting(name: 'FILE_KEYS' | 'USER_POOLS'): string[] {
  const numbers = (setting(name) ?? '1').split(',');
  if (
    numbers.length <= 2 &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => /^\d+$/.test(number))
  )
    return numbers;
  throw new Error(
    `REFDECK_${name} is "${numbers.join(',')}": write one number, or two while one is replaced, as 1,2`,
  );
}

const ownSender = (): string => {
  const domain = setting('DOMAIN');
  return domain ? `no-reply@${domain}` : 'no-reply@refdeck.example';
};

/** Any value but this one is an error. */
function isSet(name: (typeof settings)[number], value: string): boolean {
  const found = setting(name);
  if (found === undefined || found === value) return found === value;
  throw new Error(`REFDECK_${name} is "${found}": leave it empty, or set it to "${value}"`);
}

/** Amazon Translate may keep texts to improve itself, unless the account has opted out. */
function translateSetting(): boolean {
  if (!isSet('TRANSLATE', 'amazon')) return false;
  const account = setting('ACCOUNT');
  if (account !== undefined && setting('TRANSLATE_OPT_OUT') === account) return true;
  throw new Error(
    'REFDECK_TRANSLATE needs REFDECK_TRANSLATE_OPT_OUT: the account whose texts AWS may not keep (docs/operations/deploy.md, "Machine translation")',
  );
}

const mails = () => ({
  mailFrom: setting('MAIL_FROM') ?? ownSender(),
  adoptsMailIdentity: isSet('MAIL_IDENTITY', 'existing'),
  operatorEmail: setting('OPERATOR_EMAIL') ?? 'operator@refdeck.example',
});

function releaseSetting(unlessSet: Stage['release']): Stage['release'] {
  const wanted = setting('RELEASE') ?? unlessSet;
  const release = releases.find((one) => one === wanted);
  if (!release) throw new Error(`REFDECK_RELEASE is "${wanted}": choose one of ${releases.join(', ')}`);
  return release;
}

const onAws = () => ({
  ...mails(),
  local: false,
  account: accountSetting(),
  region: supportedRegion(setting('REGION') ?? 'eu-central-1'),
  domain: domainSetting(),
  alarmEmail: setting('ALARM_EMAIL'),
  existingStacks: setting('EXISTING_STACKS')?.split(','),
  monthlyBudget: budgetSetting(),
  demoOrganizationId: setting('DEMO_ORGANIZATION'),
  backupVault: backupVaultSetting(),
  fileKeys: numbersSetting('FILE_KEYS'),
  userPools: numbersSetting('USER_POOLS'),
  strictAudit: isSet('STRICT_AUDIT', 'yes'),
  locksAudit: isSet('AUDIT_LOCK', 'yes'),
  translates: translateSetting(),
  version: setting('VERSION'),
});

const prod = (): Stage => ({
  ...onAws(),
  name: 'prod',
  retainData: true,
  sharesConcurrency: true,
  firewall: true,
  isWatchedClosely: true,
  // Twice the initial throughput of a new table; admits 500 batches of visits a second.
  tableMaximum: { reads: 24_000, writes: 8_000 },
  release: releaseSetting('canary'),
});

const stages: Record<string, () => Stage> = {
  local: () => ({
    ...mails(),
    name: 'local',
    local: true,
    retainData: false,
    sharesConcurrency: false,
    firewall: false,
    isWatchedClosely: true,
    release: 'all-at-once',
    monthlyBudget: 0,
    fileKeys: numbersSetting('FILE_KEYS'),
    userPools: ['1'],
  }),
  dev: () => ({
    ...onAws(),
    name: 'dev',
    retainData: false,
    sharesConcurrency: false,
    firewall: false,
    isWatchedClosely: false,
    // Twice the widest transaction, with room for lists.
    tableMaximum: { reads: 1_200, writes: 400 },
    release: releaseSetting('all-at-once'),
  }),
  prod,
  'prod-like': () => ({ ...prod(), name: 'prod-like' }),
};

export function stageNamed(name: string): Stage {
  const stage = stages[name];
  if (!stage) throw new Error(`No stage ${name}: choose one of ${Object.keys(stages).join(', ')}`);
  return stage();
}

export function pipelineSettings() {
  const repository = setting('REPOSITORY');
  if (!repository)
    throw new Error('REFDECK_REPOSITORY is needed: whose workflows may deploy (docs/operations/deploy.md)');
  const stage = setting('STAGE');
  const { region } = onAws();
  return {
    repository,
    region,
    regions: [...new Set([region, edgeRegion])],
    stages: stage ? [stageNamed(stage).name] : [...deployedStages],
    providerArn: setting('GITHUB_PROVIDER'),
  };
}

export function vaultSettings() {
  const source = setting('BACKUP_SOURCE');
  if (!source || !/^\d{12}$/.test(source))
    throw new Error(
      'REFDECK_BACKUP_SOURCE is needed: the account of the stage, twelve digits (docs/operations/disaster-recovery.md)',
    );
  return { source, stage: stageNamed(setting('STAGE') ?? 'prod').name, region: onAws().region };
}

/** Resources of a failed creation are empty and not retained. */
export const removalPolicy = (stage: Stage): RemovalPolicy =>
  stage.retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** A failed creation could not be rolled back, so `npm run deploy` protects new stacks in a second pass. */
export const isProtected = ({ retainData, existingStacks }: Stage, stackName: string): boolean =>
  retainData && (existingStacks?.includes(stackName) ?? true);

export function ownMailIdentity(stage: Stage): string | undefined {
  const { domain, adoptsMailIdentity: adopts } = stage;
  if (!domain || adopts) return undefined;
  const sender = mailDomain(stage);
  return sender === domain.zoneName || sender.endsWith(`.${domain.zoneName}`) ? sender : undefined;
}
