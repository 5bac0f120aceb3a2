import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assetRoutes } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { sessionRoutes } from '#contract/resources/session';
import type { SmokeAccount } from './account.ts';
import { Person } from './person.ts';
import { signIn, type SignInConfig } from './sign-in.ts';

export interface SmokeResult {
  step: string;
  wrong?: string;
}

/** Each runner has its own records, so that concurrent runs do not disturb each other. */
export type Runner = 'schedule' | 'deployment';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAUElEQVRo3u3PQQkAAAgEsGtkIyvY/2cE38JgBZaafi0CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICApcFhOXA4r16WCkAAAAASUVORK5CYII=',
  'base64',
);

const title = 'Smoke test of a story';

/** It cleans up after a failure. The next run of the same runner cleans up after an interruption. */
export async function* smokeTest(
  origin: string,
  account: SmokeAccount,
  runner: Runner,
): AsyncGenerator<SmokeResult> {
  const run = new Run(origin, account, runner);
  let failed = false;
  for (const [step, act] of run.steps) {
    const result = await attempt(step, act);
    yield result;
    failed = result.wrong !== undefined;
    if (failed) break;
  }
  if (failed) for (const [step, act] of run.tidying) yield await attempt(step, act);
}

export async function runSmokeTest(...input: Parameters<typeof smokeTest>): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for await (const result of smokeTest(...input)) results.push(result);
  return results;
}

async function attempt(step: string, act: () => Promise<void>): Promise<SmokeResult> {
  try {
    await act();
    return { step };
  } catch (error) {
    const { name, message } = error as Error;
    return { step, wrong: name === 'Error' ? message : name };
  }
}

type Step = [name: string, act: () => Promise<void>];

class Run {
  private readonly origin: string;
  private readonly account: SmokeAccount;
  private readonly name: string;
  private readonly person: Person;
  private customerId = '';
  private pictureUrl = '';
  private reference!: Reference;

  constructor(origin: string, account: SmokeAccount, runner: Runner) {
    this.origin = origin;
    this.account = account;
    this.name = `Smoke test by ${runner}`;
    this.person = new Person(origin);
  }

  readonly tidying: Step[] = [
    ['deletes everything', () => this.deleteAll()],
    ['signs out', () => this.signOut()],
  ];

  readonly steps: Step[] = [
    ['signs in', () => this.signIn()],
    ['refreshes', () => this.refresh()],
    ['deletes what an earlier run has left', () => this.deleteAll()],
    ['makes an organization', () => this.makeOrganization()],
    ['makes a customer', () => this.makeCustomer()],
    ['uploads a picture', () => this.upload()],
    ['makes a reference', () => this.makeReference()],
    ['publishes', () => this.become('Published')],
    ['sees the page', () => this.sees(this.path(publicPageRoutes.organizationPage.path))],
    ['sees the story', () => this.sees(this.path(publicPageRoutes.referencePage.path))],
    ['sees the embed', () => this.sees(this.path(publicPageRoutes.organizationEmbed.path))],
    ['sees the social image', () => this.seesImage()],
    ['withdraws', () => this.become('Draft')],
    ['sees that it is gone', () => this.seesNothing()],
    ...this.tidying,
  ];

  private async signIn(): Promise<void> {
    const config = await this.person.fetch('/config/config.json', {});
    const refreshToken = await signIn((await config.json()) as SignInConfig, this.account);
    this.person.tokens = await this.person.call(sessionRoutes.startSession, { refreshToken });
  }

  private async refresh(): Promise<void> {
    this.person.tokens = await this.person.call(sessionRoutes.refreshSession, {});
  }

  private async deleteAll(): Promise<void> {
    if (!this.person.tokens) return;
    const { organizations } = await this.person.call(organizationRoutes.listOrganizations, {});
    for (const { organizationId, name } of organizations.filter((one) => one.name === this.name)) {
      this.person.organizationId = organizationId;
      await this.person.call(organizationRoutes.deleteOrganization, { confirmation: `DELETE ${name}` });
    }
    this.person.organizationId = undefined;
  }

  private async makeOrganization(): Promise<void> {
    const { organizationId } = await this.person.call(organizationRoutes.createOrganization, {
      name: this.name,
    });
    this.person.organizationId = organizationId;
  }

  private async makeCustomer(): Promise<void> {
    this.customerId = (await this.person.call(customerRoutes.createCustomer, { name: 'A customer' })).id;
  }

  private async upload(): Promise<void> {
    const { presignedUrl, headers, asset } = await this.person.call(assetRoutes.createUpload, {
      name: 'smoke-test.png',
      contentType: 'image/png',
      size: picture.length,
      sha256: createHash('sha256').update(picture).digest('base64'),
    });
    const sent = await this.person.fetch(presignedUrl, {
      method: 'PUT',
      headers,
      body: new Uint8Array(picture),
    });
    if (!sent.ok) throw new Error(`upload status ${sent.status}`);
    for (let tries = 0; tries < 60; tries += 1) {
      const { status, url = '' } = await this.person.call(assetRoutes.getAsset, { id: asset.id });
      this.pictureUrl = url;
      if (status === 'ready') return;
      if (status === 'rejected') throw new Error('the picture was refused');
      await sleep(500);
    }
    throw new Error('the picture is not ready after 30 seconds');
  }

  private async makeReference(): Promise<void> {
    this.reference = await this.person.call(referenceRoutes.createReference, {
      name: title,
      attributes: { customerId: this.customerId, description: 'Nobody reads this.' },
      custom: { mainImage: this.pictureUrl },
    });
  }

  private async become(status: 'Published' | 'Draft'): Promise<void> {
    const { id, version, attributes } = this.reference;
    const changed = { id, version, status, attributes: { customerId: attributes.customerId } };
    this.reference = await this.person.call(referenceRoutes.updateReference, changed);
  }

  private path(pattern: string): () => string {
    return () =>
      pattern
        .replace('{organizationId}', this.person.organizationId!)
        .replace('{referenceId}', this.reference.id);
  }

  /** The public copy is written with the change; a redirect leads to the readable name of the story. */
  private async sees(path: () => string): Promise<void> {
    let response = await this.person.open(path());
    const location = response.headers.get('location');
    if (location) response = await this.person.open(new URL(location, this.origin).pathname);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    if (!(await response.text()).includes(title)) throw new Error('without the reference');
  }

  private async seesImage(): Promise<void> {
    const response = await this.person.open(this.path(socialImageRoutes.referenceImage.path)());
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    if (response.headers.get('content-type') !== 'image/png') throw new Error('no picture');
    await response.arrayBuffer();
  }

  private async seesNothing(): Promise<void> {
    const { status } = await this.person.open(this.path(publicPageRoutes.referencePage.path)());
    if (status !== 410) throw new Error(`status ${status}`);
  }

  private async signOut(): Promise<void> {
    if (this.person.tokens) await this.person.call(sessionRoutes.endSession, {});
    this.person.tokens = undefined;
  }
}
