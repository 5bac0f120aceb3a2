import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { reusedRefreshToken, revokedRefreshToken } from './errors.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import type { TargetTable } from './requests.ts';
import { familyOf } from './tokens.ts';

type Replaced = Record<string, { username: string; at: number }>;

type AgedUser = User & { AgedSignIns?: string[] };

const agedBySeconds = 60 * 60;

export class RefreshTokens {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  targets(): TargetTable {
    return {
      RevokeToken: async ({ Token }) => {
        const { username, family } = this.pool.tokens.verifyRefresh(Token);
        const user = await this.find(username);
        if (user) await this.endFamily(user, family);
        return {};
      },
      LocalEndGracePeriod: async ({ Username = '' }) => {
        await this.endGracePeriod(Username);
        return {};
      },
      LocalAgeSignIns: async ({ Username = '' }) => {
        await this.ageSignIns(Username);
        return {};
      },
    };
  }

  async signInOf(token: string | undefined): Promise<{ user: User; signedInAt: number }> {
    const user: AgedUser = await this.userOf(token);
    const { family, signedInAt } = this.pool.tokens.verifyRefresh(token);
    const aged = user.AgedSignIns?.includes(family);
    return { user, signedInAt: aged ? signedInAt - agedBySeconds : signedInAt };
  }

  /** Use after the grace period revokes the family, because the token may be stolen. */
  private async userOf(token: string | undefined): Promise<User> {
    const { username, id, family } = this.pool.tokens.verifyRefresh(token);
    const user = await this.find(username);
    if (!user || !isAlive(user, family)) throw revokedRefreshToken();
    if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
    if (user.RefreshTokens.includes(String(token))) return user;
    const replaced = (await this.replaced())[id];
    if (!replaced) throw revokedRefreshToken();
    if (Date.now() - replaced.at <= (this.pool.config.client.graceMs ?? 0)) return user;
    await this.endFamily(user, family);
    throw reusedRefreshToken();
  }

  /** Returns undefined without rotation. */
  async replace(token: string): Promise<string | undefined> {
    if (this.pool.config.client.graceMs === undefined) return undefined;
    const { username, id, family } = this.pool.tokens.verifyRefresh(token);
    // A sign-out may have happened while the tokens were made.
    const user = await this.find(username);
    if (!user || !isAlive(user, family)) throw revokedRefreshToken();
    const next = this.pool.tokens.replaceRefresh(token);
    const replaced = await this.replaced();
    await this.storeReplaced({
      ...replaced,
      [id]: replaced[id] ?? { username: user.Username, at: Date.now() },
    });
    await this.save(user, [...user.RefreshTokens.filter((one) => one !== token), next]);
    return next;
  }

  private async endFamily(user: User, family: string): Promise<void> {
    await this.save(
      user,
      user.RefreshTokens.filter((one) => familyOf(one) !== family),
    );
  }

  private async endGracePeriod(username: string): Promise<void> {
    const user = await this.find(username);
    const { graceMs = 0 } = this.pool.config.client;
    const replaced = Object.entries(await this.replaced()).map(
      ([id, one]) =>
        [id, one.username === user?.Username ? { ...one, at: one.at - graceMs - 1 } : one] as const,
    );
    await this.storeReplaced(Object.fromEntries(replaced));
  }

  private async ageSignIns(username: string): Promise<void> {
    const user = await this.find(username);
    if (!user) return;
    const aged: AgedUser = { ...user, AgedSignIns: user.RefreshTokens.map(familyOf) };
    await this.pool.users.saveUser(EMULATOR_CONTEXT, aged);
  }

  private find(username: string): Promise<User | null> {
    return this.pool.users.getUserByUsername(EMULATOR_CONTEXT, username);
  }

  /** Changes the list in place: a concurrent sign-in has the same list and would restore removed tokens. */
  private save(user: User, tokens: string[]): Promise<void> {
    user.RefreshTokens.splice(0, Infinity, ...tokens);
    return this.pool.users.saveUser(EMULATOR_CONTEXT, user);
  }

  private async replaced(): Promise<Replaced> {
    const all = await this.pool.store.get<Replaced>(EMULATOR_CONTEXT, 'ReplacedTokens', {});
    const ended = Date.now() - this.pool.config.client.validity.refresh * 1_000;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => at > ended));
  }

  private storeReplaced(replaced: Replaced): Promise<void> {
    return this.pool.store.set(EMULATOR_CONTEXT, 'ReplacedTokens', replaced);
  }
}

const isAlive = (user: User, family: string) => user.RefreshTokens.some((one) => familyOf(one) === family);
