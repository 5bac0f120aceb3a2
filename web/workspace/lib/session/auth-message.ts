import * as fixed from '#words/fixed';
import * as words from '#words/auth';
import * as apiWords from '#words/api';

const messages: Readonly<Record<string, string>> = {
  NotAuthorizedException: words.failedCredentials,
  UserNotFoundException: words.failedCredentials,
  UsernameExistsException: words.failedAccountExists,
  CodeMismatchException: words.failedCode,
  ExpiredCodeException: words.failedCodeExpired,
  LimitExceededException: words.failedTooOften,
  TooManyRequestsException: words.failedTooOften,
  TooManyFailedAttemptsException: words.failedTooOften,
  InvalidPasswordException: words.failedNewPassword,
  CodeDeliveryFailureException: words.failedMail,
  PasswordResetRequiredException: words.failedResetRequired,
  NetworkError: fixed.noResponse,
};

export function authMessage(error: unknown): string {
  if (!(error instanceof Error)) return apiWords.failed;
  if (error.name === 'NotAuthorizedException') return notAuthorized(error.message);
  if (error.name === 'InvalidParameterException' && /password/i.test(error.message))
    return words.failedNewPassword;
  if (error.message.startsWith('PreSignUp ')) return signUpRefused(error.message);
  if (error instanceof TypeError) return fixed.noResponse;
  return messages[error.name] ?? (error.message || apiWords.failed);
}

// Cognito uses one error name for several causes and distinguishes them only in the message.
function notAuthorized(text: string): string {
  if (/attempts exceeded/i.test(text)) return words.failedTooOften;
  if (/disabled/i.test(text)) return words.failedDisabled;
  if (/current status is confirmed/i.test(text)) return words.failedConfirmed;
  return words.failedCredentials;
}

// Cognito puts the code of our trigger into its own sentence.
const signUpRefused = (text: string): string =>
  text.includes('RATE_LIMITED') ? words.failedManySignUps : words.failedSignUpCheck;

export function totpMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException') return words.failedTotp;
  if (name === 'ExpiredCodeException') return words.failedTotpUsed;
  if (name === 'SignInException' || (name === 'NotAuthorizedException' && /session/i.test(message)))
    return words.failedTotpLate;
  return authMessage(error);
}

export function isWrongPassword(error: unknown): boolean {
  return authMessage(error) === words.failedCredentials;
}

export function passwordMessage(error: unknown): string {
  return isWrongPassword(error) ? words.failedCurrentPassword : authMessage(error);
}
