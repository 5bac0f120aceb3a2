import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';

export const wrongCredentials = () => new NotAuthorizedError('Incorrect username or password.');

export const tooManyPasswords = () => new NotAuthorizedError('Password attempts exceeded');

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const missingSignature = () =>
  new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');

export const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const revokedRefreshToken = () => new NotAuthorizedError('Refresh Token has been revoked');

export const reusedRefreshToken = () =>
  new CognitoError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation.');

export const missingScope = () => new NotAuthorizedError('Access Token does not have required scopes');

export const weakPassword = (reason: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

export const notWritable = () => new NotAuthorizedError('A client attempted to write unauthorized attribute');

export const wrongTotp = () => new CognitoError('CodeMismatchException', 'Invalid code received for user');

export const usedTotp = () =>
  new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');

export const wrongTotpAtSetUp = () =>
  new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');

export const endedChallenge = () =>
  new NotAuthorizedError('Invalid session for the user, session is expired.');
