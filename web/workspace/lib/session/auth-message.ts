import { texts } from '#contract/primitives/text';
import { limits } from '#contract/rules/limits';

const messages: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'The email address or the password is wrong.',
  UserNotFoundException: 'The email address or the password is wrong.',
  UsernameExistsException: 'There is already an account with this email address. Sign in instead.',
  CodeMismatchException: 'That code is not right. Check the newest email, or ask for a new code.',
  ExpiredCodeException: 'That code has expired. Ask for a new one.',
  LimitExceededException: 'Too many attempts. Wait a few minutes, then try again.',
  TooManyRequestsException: 'Too many attempts. Wait a few minutes, then try again.',
  TooManyFailedAttemptsException: 'Too many attempts. Wait a few minutes, then try again.',
  InvalidPasswordException: `Choose a password of at least ${limits.passwordLength} characters.`,
  CodeDeliveryFailureException: 'The email could not be sent. Check the address and try again.',
  PasswordResetRequiredException: 'This account needs a new password. Use "Forgot password?" to set one.',
  NetworkError: texts.noResponse,
};

export function authMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong. Please try again.';
  if (error.name === 'NotAuthorizedException') return notAuthorized(error.message);
  if (error.name === 'InvalidParameterException' && /password/i.test(error.message))
    return messages.InvalidPasswordException!;
  if (error instanceof TypeError) return texts.noResponse;
  return messages[error.name] ?? (error.message || 'Something went wrong. Please try again.');
}

// Cognito uses one error name for several causes and distinguishes them only in the message.
function notAuthorized(text: string): string {
  if (/attempts exceeded/i.test(text)) return messages.LimitExceededException!;
  if (/disabled/i.test(text)) return 'This account has been disabled. Contact us if that is a mistake.';
  if (/current status is confirmed/i.test(text)) return 'This address is already confirmed. Sign in instead.';
  return messages.NotAuthorizedException!;
}

const sessionTooOld = 'That took too long. Go back and enter your password again.';

export function totpMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException')
    return 'That code is not right. Enter the one that your app shows at this moment.';
  if (name === 'ExpiredCodeException') return 'That code was used already. Wait for the next one.';
  if (name === 'SignInException' || (name === 'NotAuthorizedException' && /session/i.test(message)))
    return sessionTooOld;
  return authMessage(error);
}

export function isWrongPassword(error: unknown): boolean {
  return authMessage(error) === messages.NotAuthorizedException;
}

export function passwordMessage(error: unknown): string {
  return isWrongPassword(error) ? 'The current password is wrong.' : authMessage(error);
}
