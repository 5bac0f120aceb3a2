import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';

/** The texts of AWS where the emulator's own differ. */
export const wrongCredentials = () => new NotAuthorizedError('Incorrect username or password.');

export const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const weakPassword = (reason: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

export const notWritable = () => new NotAuthorizedError('A client attempted to write unauthorized attribute');
