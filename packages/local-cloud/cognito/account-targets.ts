import { createHash } from 'node:crypto';
import { ExpiredCodeError, InvalidParameterError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import {
  attribute,
  attributesAppend,
  attributeValue,
  type User,
} from 'cognito-local/lib/services/userPoolService.js';
import { Targets } from 'cognito-local/lib/targets/targets.js';
import { CodeLimit } from './attempts.ts';
import { maskedAddress } from './code-mails.ts';
import { notWritable, wrongCode } from './errors.ts';
import { checkPassword } from './password-policy.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import type { Attribute, CognitoRequest, TargetTable } from './requests.ts';

export function accountTargets(pool: Pool): TargetTable {
  const { config, services, users } = pool;
  const emulator = (name: keyof typeof Targets) => {
    const target = Targets[name](services) as (context: unknown, request: unknown) => Promise<object>;
    return (request: CognitoRequest) => target(EMULATOR_CONTEXT, request);
  };
  const find = (username = '') => users.getUserByUsername(EMULATOR_CONTEXT, username);

  const codes = new CodeLimit();
  /** Unknown names get as many attempts as known ones. */
  const checkCode = async (operation: string, request: CognitoRequest) => {
    const user = await find(request.Username);
    const key = `${operation} ${user?.Username ?? request.Username}`;
    codes.requireRoom(key);
    if (user && !user.ConfirmationCode) throw new ExpiredCodeError();
    if (!user && !config.client.hidesUnknownUsers) throw new UserNotFoundError();
    if (!user || user.ConfirmationCode !== request.ConfirmationCode) {
      codes.failed(key);
      throw wrongCode();
    }
    codes.passed(key);
    return user;
  };

  return {
    SignUp: async (request) => {
      checkWritable(pool, request.UserAttributes);
      checkPassword(config.passwordPolicy, request.Password);
      return masked(await emulator('SignUp')(request));
    },

    ConfirmSignUp: async (request) => {
      const user = await checkCode('ConfirmSignUp', request);
      // The trigger sees a verified address, as on AWS.
      const Attributes = attributesAppend(user.Attributes, attribute('email_verified', 'true'));
      await users.saveUser(EMULATOR_CONTEXT, { ...user, Attributes });
      return emulator('ConfirmSignUp')(request);
    },

    ResendConfirmationCode: async (request) => {
      const user = await find(request.Username);
      if (!user) return codeForUnknown(pool, request.Username ?? '', confirmedAlready);
      if (user.UserStatus !== 'UNCONFIRMED') throw confirmedAlready();
      return masked(await sendSignUpCode(pool, user, request));
    },

    ForgotPassword: async (request) => {
      const user = await find(request.Username);
      if (!user) return codeForUnknown(pool, request.Username ?? '', nowhereToSend);
      if (attributeValue('email_verified', user.Attributes) !== 'true') {
        throw nowhereToSend();
      }
      return masked(await emulator('ForgotPassword')(request));
    },

    ConfirmForgotPassword: async (request) => {
      checkPassword(config.passwordPolicy, request.Password);
      await checkCode('ConfirmForgotPassword', request);
      return emulator('ConfirmForgotPassword')(request);
    },
  };
}

const confirmedAlready = () => new InvalidParameterError('User is already confirmed.');
const nowhereToSend = () =>
  new InvalidParameterError(
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  );

/** Refuses attributes that clients may not write, such as custom ones. */
export function checkWritable({ config }: Pool, attributes: Attribute[] = []): void {
  const writable = config.client.writeAttributes;
  if (writable && attributes.some(({ Name }) => !writable.includes(Name))) throw notWritable();
}

async function sendSignUpCode(pool: Pool, user: User, request: CognitoRequest): Promise<object> {
  const { services, users, config } = pool;
  const code = services.otp();
  const details = {
    AttributeName: 'email' as const,
    DeliveryMedium: 'EMAIL' as const,
    Destination: attributeValue('email', user.Attributes) ?? '',
  };
  await services.messages.deliver(
    EMULATOR_CONTEXT,
    'ResendCode',
    config.clientId,
    config.poolId,
    user,
    code,
    request.ClientMetadata,
    details,
  );
  await users.saveUser(EMULATOR_CONTEXT, { ...user, ConfirmationCode: code });
  return { CodeDeliveryDetails: details };
}

/** AWS responds to unknown addresses at random (PreventUserExistenceErrors); here the address decides. */
function codeForUnknown({ config }: Pool, username: string, refusal: () => Error): object {
  if (!config.client.hidesUnknownUsers) throw new UserNotFoundError();
  if (createHash('sha256').update(username).digest()[0]! % 2 === 0) throw refusal();
  return masked({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: username },
  });
}

function masked(response: object): object {
  const details = (response as { CodeDeliveryDetails?: { Destination: string } }).CodeDeliveryDetails;
  if (!details) return response;
  const Destination = maskedAddress(details.Destination);
  return { ...response, CodeDeliveryDetails: { ...details, Destination } };
}
