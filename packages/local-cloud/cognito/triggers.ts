import type { AccessTokenGeneration, IdTokenGeneration, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { UserLambdaValidationError } from 'cognito-local/lib/errors.js';
import type { CryptoService } from 'cognito-local/lib/services/crypto.js';
import {
  LambdaService,
  TriggersService,
  type CognitoService,
  type Triggers,
} from 'cognito-local/lib/services/index.js';
import type { FunctionConfig, Lambda } from 'cognito-local/lib/services/lambda.js';
import { attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import type { PoolConfig } from './pool-config.ts';

/** Version 2 of the pre token generation trigger; the emulator handles version 1 only. */
export interface TokenChanges {
  claimsOverrideDetails?: IdTokenGeneration | undefined;
  accessTokenGeneration?: AccessTokenGeneration | undefined;
}

export type InvokeFunction = (functionId: string, event: unknown) => Promise<unknown>;

interface TriggerEvent {
  version?: string;
  triggerSource: string;
  request: Record<string, unknown>;
  response?: unknown;
}

class DeployedTriggers extends LambdaService {
  private readonly pool: PoolConfig;
  private readonly invokeFunction: InvokeFunction;

  constructor(pool: PoolConfig, invokeFunction: InvokeFunction) {
    super({}, undefined);
    this.pool = pool;
    this.invokeFunction = invokeFunction;
  }

  override enabled(trigger: keyof FunctionConfig): boolean {
    return trigger in this.pool.triggers;
  }

  override async invoke(_context: unknown, trigger: keyof FunctionConfig, input: unknown): Promise<unknown> {
    const functionId = this.pool.triggers[trigger];
    if (!functionId) throw new Error(`${trigger} has no function.`);
    try {
      const result = await this.invokeFunction(functionId, this.triggerEvent(input));
      const { response } = result as { response?: unknown };
      return trigger === 'PreTokenGeneration' ? tokenChanges(response) : response;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UserLambdaValidationError(`${trigger} failed with error ${reason}.`);
    }
  }

  private triggerEvent(input: unknown): TriggerEvent {
    // The emulator's builder lacks version and region. It is private only to the types.
    const builder = this as unknown as { createLambdaEvent(input: unknown): TriggerEvent };
    const event = { ...builder.createLambdaEvent(input), version: '1', region: this.pool.region };
    if (!event.triggerSource.startsWith('TokenGeneration_')) return event;
    const groupConfiguration = { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null };
    return {
      ...event,
      version: '2',
      request: { ...event.request, groupConfiguration, scopes: ['aws.cognito.signin.user.admin'] },
      response: { claimsAndScopeOverrideDetails: null },
    };
  }
}

function tokenChanges(response: unknown): TokenChanges {
  const { claimsAndScopeOverrideDetails: details } =
    (response as Partial<PreTokenGenerationV2TriggerEvent['response']> | undefined) ?? {};
  return {
    claimsOverrideDetails: details?.idTokenGeneration,
    accessTokenGeneration: details?.accessTokenGeneration,
  };
}

export function createTriggers(
  pool: PoolConfig,
  cognito: CognitoService,
  invokeFunction: InvokeFunction,
): Triggers {
  const lambda = new DeployedTriggers(pool, invokeFunction);
  const clock = { get: () => new Date() };
  // Only a custom email sender encrypts, and the pool has none.
  const noEncryption = {} as CryptoService;
  const triggers = new TriggersService(clock, cognito, lambda as Lambda, noEncryption);
  // Cognito returns this trigger's failure to the caller; the emulator swallows it.
  const postConfirmation: Triggers['postConfirmation'] = async (
    context,
    { source, userAttributes, ...input },
  ) => {
    await lambda.invoke(context, 'PostConfirmation', {
      ...input,
      triggerSource: source,
      userAttributes: attributesToRecord(userAttributes),
    });
  };
  return Object.assign(triggers, { postConfirmation });
}
