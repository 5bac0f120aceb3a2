import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  CodeMismatchError,
  InvalidParameterError,
  InvalidPasswordError,
  NotAuthorizedError,
} from 'cognito-local/lib/errors.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { Targets } from 'cognito-local/lib/targets/targets.js';
import { SignInLock } from './attempts.ts';
import { endedChallenge, usedTotp, wrongCredentials, wrongTotp } from './errors.ts';
import { checkPassword } from './password-policy.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import type { CognitoRequest, TargetTable } from './requests.ts';
import { SrpSessions } from './srp.ts';

interface AuthResponse {
  ChallengeName?: string;
  Session?: string;
  AuthenticationResult?: Record<string, unknown> & { RefreshToken?: string };
}

/** SRP is possible because the emulator stores the plain password. */
export class Authentication {
  private readonly pool: Pool;
  private readonly srp: SrpSessions;
  private readonly refreshTokens: RefreshTokens;
  /** Lists sessions after the first factor, because the emulator accepts any session. */
  private readonly challenged = new Map<string, { username: string; until: number }>();
  /** A code of an authenticator app is valid once. */
  private readonly usedTotps = new Map<string, string>();
  private readonly lock = new SignInLock();
  private readonly unknownKey = randomBytes(32);

  constructor(pool: Pool) {
    this.pool = pool;
    this.srp = new SrpSessions(pool.config.poolId);
    this.refreshTokens = new RefreshTokens(pool);
  }

  targets(): TargetTable {
    return {
      InitiateAuth: (request) => this.initiate(request),
      RespondToAuthChallenge: (request) => this.respond(request),
      GetTokensFromRefreshToken: (request) => this.refresh(request.RefreshToken),
      ...this.refreshTokens.targets(),
    };
  }

  /** Works whatever flows the client allows. */
  async signIn(username: string, password: string): Promise<AuthResponse> {
    const user = await this.find(username);
    const known = user?.Username ?? this.idOfUnknown(username);
    this.lock.requireOpen(known);
    try {
      if (!user) throw new InvalidPasswordError();
      if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
      const AuthParameters = { USERNAME: user.Username, PASSWORD: password };
      return await this.emulate({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, user.Username);
    } catch (error) {
      if (!(error instanceof InvalidPasswordError)) throw error;
      this.lock.failed(known);
      throw wrongCredentials();
    }
  }

  /** The same id each time, so that neither it nor the lock reveals an unknown name. */
  private idOfUnknown(username: string): string {
    const hex = createHmac('sha256', this.unknownKey).update(username).digest('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
  }

  private async initiate(request: CognitoRequest): Promise<object> {
    const { AuthFlow = '', AuthParameters = {} } = request;
    const flow = AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : AuthFlow;
    this.checkFlow(flow);
    if (flow === 'REFRESH_TOKEN_AUTH') return this.refresh(AuthParameters.REFRESH_TOKEN);
    const username = AuthParameters.USERNAME;
    if (!username) throw new InvalidParameterError('Missing required parameter USERNAME');
    if (flow === 'USER_SRP_AUTH') return this.startSrp(username, AuthParameters.SRP_A);
    return this.signIn(username, AuthParameters.PASSWORD ?? '');
  }

  private checkFlow(flow: string): void {
    const known = ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'];
    if (known.includes(flow) && this.pool.config.client.authFlows.includes(`ALLOW_${flow}`)) return;
    throw new InvalidParameterError(`${flow} flow not enabled for this client`);
  }

  private async startSrp(username: string, clientPublic: string | undefined): Promise<object> {
    if (!/^[0-9a-f]+$/i.test(clientPublic ?? '')) throw new InvalidParameterError('SRP_A is invalid.');
    const user = await this.find(username);
    // An unknown user gets a challenge without a solution, as on AWS.
    const { Username, Password } = user ?? {
      Username: this.idOfUnknown(username),
      Password: randomBytes(16).toString('hex'),
    };
    const challenge = this.srp.start(Username, Password, clientPublic ?? '');
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: challenge.salt,
        SECRET_BLOCK: challenge.secretBlock,
        SRP_B: challenge.serverPublic,
        USERNAME: Username,
        USER_ID_FOR_SRP: Username,
      },
    };
  }

  private async respond(request: CognitoRequest): Promise<object> {
    const responses = request.ChallengeResponses ?? {};
    if (request.ChallengeName === 'PASSWORD_VERIFIER') return this.finishSrp(responses);
    const user = await this.find(responses.USERNAME ?? '');
    const challenge = request.Session && this.challenged.get(request.Session);
    if (!user || !challenge || challenge.username !== user.Username) {
      throw new NotAuthorizedError('Invalid session for the user.');
    }
    if (Date.now() > challenge.until) throw endedChallenge();
    if (request.ChallengeName === 'NEW_PASSWORD_REQUIRED') {
      checkPassword(this.pool.config.passwordPolicy, responses.NEW_PASSWORD);
    }
    const totp = request.ChallengeName === 'SOFTWARE_TOKEN_MFA' && responses.SOFTWARE_TOKEN_MFA_CODE;
    if (totp) this.lock.requireOpen(user.Username);
    if (totp && this.usedTotps.get(user.Username) === totp) throw usedTotp();
    const response = await this.respondToChallenge(request, user.Username);
    if (totp) this.usedTotps.set(user.Username, totp);
    const refreshToken = response.AuthenticationResult?.RefreshToken;
    if (refreshToken) {
      this.challenged.delete(String(request.Session));
      await this.storeRefreshToken(user.Username, refreshToken);
    }
    return this.complete(response, user.Username);
  }

  private async respondToChallenge(request: CognitoRequest, username: string): Promise<AuthResponse> {
    const target = Targets.RespondToAuthChallenge(this.pool.services);
    try {
      return (await target(EMULATOR_CONTEXT, request as Parameters<typeof target>[1])) as AuthResponse;
    } catch (error) {
      if (!(error instanceof CodeMismatchError)) throw error;
      this.lock.failed(username);
      throw wrongTotp();
    }
  }

  private async finishSrp(responses: Record<string, string>): Promise<object> {
    const { PASSWORD_CLAIM_SECRET_BLOCK = '', PASSWORD_CLAIM_SIGNATURE = '', TIMESTAMP = '' } = responses;
    const finished = this.srp.finish(PASSWORD_CLAIM_SECRET_BLOCK, TIMESTAMP, PASSWORD_CLAIM_SIGNATURE);
    if (!finished) throw wrongCredentials();
    const { username, proven } = finished;
    this.lock.requireOpen(username);
    const user = proven ? await this.find(username) : undefined;
    if (user) return this.signIn(user.Username, user.Password);
    this.lock.failed(username);
    throw wrongCredentials();
  }

  private async refresh(refreshToken: string | undefined): Promise<object> {
    const { user, signedInAt } = await this.refreshTokens.signInOf(refreshToken);
    // The emulator gets any valid token, because it does not model replaced ones.
    const AuthParameters = { REFRESH_TOKEN: user.RefreshTokens[0]! };
    const response = await this.emulate({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }, user.Username);
    const next = await this.refreshTokens.replace(String(refreshToken));
    const tokens = this.pool.tokens.signedInAt(response.AuthenticationResult ?? {}, signedInAt);
    return { ...response, AuthenticationResult: { ...tokens, RefreshToken: next } };
  }

  private async emulate(request: CognitoRequest, username: string): Promise<AuthResponse> {
    const target = Targets.InitiateAuth(this.pool.services);
    const full = { ...request, ClientId: this.pool.config.clientId } as Parameters<typeof target>[1];
    return this.complete((await target(EMULATOR_CONTEXT, full)) as AuthResponse, username);
  }

  private complete(response: AuthResponse, username: string): AuthResponse {
    if (response.Session) {
      response.Session = randomUUID();
      const until = Date.now() + this.pool.config.client.challengeMs;
      this.challenged.set(response.Session, { username, until });
    }
    const ExpiresIn = this.pool.config.client.validity.access;
    if (!response.AuthenticationResult) return response;
    this.lock.passed(username);
    return {
      ...response,
      AuthenticationResult: { ...response.AuthenticationResult, TokenType: 'Bearer', ExpiresIn },
    };
  }

  private async storeRefreshToken(username: string, refreshToken: string): Promise<void> {
    const user = await this.find(username);
    if (user) await this.pool.users.storeRefreshToken(EMULATOR_CONTEXT, refreshToken, user);
  }

  private find(username: string): Promise<User | null> {
    return this.pool.users.getUserByUsername(EMULATOR_CONTEXT, username);
  }
}
