import { fork } from 'node:child_process';
import { createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keys } from '#functions/shared/data/keys';
import { idOf, makePattern, rowsOf, userId, type Pattern } from '../growth/organization.ts';
import { loadRows, type Row } from '../growth/table.ts';
import type { Finding, Section } from '../section.ts';
import type { Measured, Phase, Plan, Tenant } from '../soak/load.ts';
import { startTestCloud } from '../../support/cloud.ts';

const tenants = Number(process.env.REFDECK_SOAK_TENANTS ?? 1_000);
const seconds = Number(process.env.REFDECK_SOAK_SECONDS ?? 300);
const references = 10;
const rate = 20;
const connections = 12;
const windowSeconds = Math.min(20, seconds / 12);

/** The first fifth warms up; then what is compared takes turns. */
function windows(): Plan['windows'] {
  const order: Phase[] = ['quiet', 'noisy', 'crowd'];
  const count = Math.floor((seconds * 0.8) / windowSeconds);
  const measured = Array.from({ length: count }, (_, n) => ({
    phase: order[n % 3]!,
    seconds: windowSeconds,
  }));
  return [{ phase: 'warm-up', seconds: seconds * 0.2 }, ...measured];
}

type Cloud = Awaited<ReturnType<typeof startTestCloud>>;

/** Of one real organization, once for each tenant: with a person, a name in addresses and a marker of their own. */
async function makeTenants(cloud: Cloud): Promise<Tenant[]> {
  Object.assign(process.env, {
    TABLE_NAME: cloud.tableName,
    AWS_REGION: cloud.region,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
  });
  const tokenOf = await tokenMaker(cloud);
  const pattern = await makePattern();
  const made: Tenant[] = [];
  const rows: Row[] = [];
  for (let n = 0; n < tenants; n += 1) {
    const own = randomUUID();
    const tenant: Tenant = {
      id: idOf('T', n),
      slug: `harbour-${n}`,
      marker: `mk${randomBytes(12).toString('hex')}`,
      token: tokenOf(own),
      customerId: idOf('C', 0),
      referenceIds: Array.from({ length: references }, (_, one) => idOf('R', one)),
    };
    made.push(tenant);
    rows.push(...rowsOf(asOwn(pattern, own, tenant), tenant.id, references), ...personOf(own, tenant));
  }
  await loadRows(new DynamoDBClient({}), cloud.tableName, rows);
  return made;
}

/** Names and texts of the pattern carry the marker. */
function asOwn(pattern: Pattern, own: string, { marker, slug }: Tenant): Pattern {
  const text = JSON.stringify(pattern.rows)
    .replaceAll(userId, own)
    .replaceAll(/Harbour Works|Northern Harbour Ltd|Shore power/g, `$& ${marker}`)
    .replaceAll('"harbour-works"', `"${slug}"`);
  return { ...pattern, rows: JSON.parse(text) as Row[] };
}

function personOf(own: string, { id, slug, marker }: Tenant): Row[] {
  const at = new Date().toISOString();
  const profile = { userId: own, email: `${own}@example.com`, name: marker, createdAt: at, updatedAt: at };
  return [
    { ...keys.profile(own), ...profile, organizationCount: 1, activeOrganizationId: id },
    { ...keys.membership(own, id), organizationId: id, role: 'owner', joinedAt: at },
    { ...keys.pageSlug(slug), organizationId: id },
  ].map((row) => marshall(row));
}

/** Tokens as the pool makes them, signed with its key: to sign up a thousand people takes longer than to load what they have. */
async function tokenMaker(cloud: Cloud): Promise<(sub: string) => string> {
  const person = { email: 'soak@example.com', password: 'a long enough password', name: 'Pat Example' };
  await cloud.createUser(person);
  const { accessToken } = await cloud.signIn(person.email, person.password);
  const [header = '', payload = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const key = createPrivateKey(readFileSync(join(cloud.dataDir, 'cognito', 'signing-key.pem')));
  return (sub) => {
    const body = Buffer.from(JSON.stringify({ ...claims, sub, username: sub })).toString('base64url');
    const text = `${header}.${body}`;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
}

function sendLoad(
  plan: Plan,
  progress: (line: string) => void,
): { pid: number; measured: Promise<Measured> } {
  const child = fork('tests/bench/soak/load.ts', { execArgv: ['--import', 'tsx'] });
  child.send(plan);
  const measured = new Promise<Measured>((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'string') progress(message);
      else resolve(message as Measured);
    });
    child.on('exit', (code) => reject(new Error(`The load ended with ${code}`)));
  });
  return { pid: child.pid!, measured };
}

interface Sample {
  minute: number;
  megabytes: number;
}

/** Of this process and all that it has started but the load, by what they are. */
function memory(startedAt: number, except: number, samples: Map<string, Sample[]>): void {
  const of = new Map<string, number>();
  for (const [pid, { parent, name }] of processes()) {
    if (pid === except || (pid !== process.pid && parent !== process.pid)) continue;
    const kind =
      pid === process.pid
        ? 'gateway, edge, functions, user pool, S3'
        : name === 'java'
          ? 'DynamoDB Local'
          : 'other processes';
    of.set(kind, (of.get(kind) ?? 0) + residentMegabytes(pid));
  }
  for (const [kind, megabytes] of of)
    samples.set(kind, [
      ...(samples.get(kind) ?? []),
      { minute: (performance.now() - startedAt) / 60_000, megabytes },
    ]);
}

function processes(): Map<number, { parent: number; name: string }> {
  const found = new Map<number, { parent: number; name: string }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      found.set(Number(pid), { parent: Number(rest.split(' ')[1]), name });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))];
  const above = samples.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0);
  return above / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

async function soak(progress: (line: string) => void): Promise<Finding[]> {
  // On disk: in memory the engine would grow with what is written.
  const cloud = await startTestCloud({ webDir: 'dist/web', forgetful: false });
  try {
    const made = await makeTenants(cloud);
    progress(`${made.length} organizations of ${references} references are there`);
    const load = sendLoad(
      { origin: cloud.origin, tenants: made, windows: windows(), rate, connections },
      progress,
    );
    const samples = new Map<string, Sample[]>();
    const startedAt = performance.now();
    const sampling = setInterval(() => memory(startedAt, load.pid, samples), 2_000);
    const measured = await load.measured.finally(() => clearInterval(sampling));
    return [ofLoad(measured), ofMemory(samples)];
  } finally {
    await cloud.stop();
  }
}

function ofLoad({ phases, requests, markersSeen, foreign, failed }: Measured): Finding {
  const { quiet, noisy, crowd } = phases;
  const toQuiet = noisy!.p99 / quiet!.p99;
  const toCrowd = noisy!.p99 / crowd!.p99;
  const whole = Math.floor(requests / 2);
  return {
    title: 'A thousand organizations',
    rows: Object.entries(phases).map(([phase, { requests: even, p50, p99, others, refused }]) => ({
      Phase: phase,
      'Requests of the even load': even,
      'Median, ms': Math.round(p50),
      'p99, ms': Math.round(p99),
      'Requests beside it': others,
      'Of these refused (429, 503)': refused,
    })),
    goals: [
      {
        goal: 'No byte of another organization',
        measured: `${foreign.length} in ${requests} answers with ${markersSeen} own markers${foreign.length > 0 ? `: ${foreign.slice(0, 3).join(', ')}` : ''}`,
        met: foreign.length === 0 && markersSeen > whole,
      },
      {
        goal: 'No answer of 400 or more but that there were too many',
        measured: `${failed.length}${failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 3).join(', ')}` : ''}`,
        met: failed.length === 0,
      },
      {
        goal: 'One organization on 12 connections moves the p99 of the others by at most 20 %',
        measured: `${toQuiet.toFixed(2)} times as long`,
        met: toQuiet <= 1.2,
      },
      {
        goal: 'It moves them no more than the same requests of everybody do',
        measured: `${toCrowd.toFixed(2)} times`,
        met: toCrowd <= 1.2,
      },
    ],
    remark:
      `The even load is ${rate} requests a second whatever waits. Beside it one organization (noisy), or all of them (crowd), ask on ${connections} connections as fast as they are answered: the first compares with an empty machine, the second says whether who asks matters. ` +
      'Here everything shares two processors, and whoever asks more gets more of them: nothing in the product limits one organization as such, locally or on AWS. There each call has a processor of its own, and what is shared is a route’s throttle, the concurrency of a function and the partition of an organization, of which only the last is the tenant’s own; one address is limited by the firewall ([scaling](scaling.md)). ' +
      'What this run proves is isolation and that nothing fails or leaks; what a noisy tenant does to others’ times on AWS it cannot say.',
  };
}

function ofMemory(samples: Map<string, Sample[]>): Finding {
  const rows = [...samples].map(([kind, all]) => {
    const warm = all.filter(({ minute }) => minute >= (seconds * 0.2) / 60);
    const [first, last] = [warm[0]!, warm.at(-1)!].map(({ megabytes }) => Math.round(megabytes));
    return {
      Process: kind,
      'After warming up, MB': first!,
      'At the end, MB': last!,
      'MB a minute': slopeOf(warm).toFixed(1),
    };
  });
  return {
    title: 'Memory',
    rows,
    goals: rows.map((row) => ({
      goal: `${row.Process}: at most a hundredth more a minute`,
      measured: `${row['MB a minute']} MB a minute`,
      met: Number(row['MB a minute']) <= row['After warming up, MB'] / 100,
    })),
    remark:
      'Resident memory every two seconds; the slope is of all samples after the first fifth. The load runs in a process of its own, which is left out. DynamoDB Local has its table in memory here, and a fifth of the requests write.',
  };
}

export const section: Section = {
  title: 'Soak',
  method: `${tenants.toLocaleString('en')} organizations with a person each, asked for five minutes through the local cloud’s HTTP origin with tokens of its user pool; the nth is asked 1/n as often as the first. Four in five requests read. Every text of an organization carries a random marker, and every answer is searched for markers of others.`,
  measure: soak,
};
