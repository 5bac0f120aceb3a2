import { limits } from '../../rules/limits.ts';

export const home = (product: string) => `${product}, home`;

export const emailLabel = 'Email';
export const emailMissing = 'Enter your email address';
export const emailWrong = 'Enter an address such as name@company.com';
export const nameLabel = 'Full name';
export const nameMissing = 'Enter your name';
export const nameTooLong = `Must be at most ${limits.nameLength} characters`;
export const passwordLabel = 'Password';
export const passwordMissing = 'Enter your password';
export const newPasswordMissing = 'Choose a password';
export const newPasswordTooShort = `Use at least ${limits.passwordLength} characters`;
export const newPasswordTooLong = 'Use at most 256 characters';
export const codeLabel = 'Code';
export const codeMissing = 'Enter the code from the email';
export const codeWrong = 'The code is the number in the email';

export const signInTitle = 'Sign in';
export const signInWelcome = 'Welcome back.';
export const signInForgot = 'Forgot password?';
export const signInNow = 'Sign in';
export const signInNew = <T>(link: T): readonly (string | T)[] => ['New here? ', link];
export const signInNewLink = 'Create an account';
export const signedOutEverywhere = 'You are signed out on every device. Sign in again to go on here.';
export const passwordChanged =
  'Your password was changed, and you are signed out on every device. Sign in with the new one.';

export const signUpTitle = 'Create your account';
export const signUpFree = (cards: number) => `Your first ${cards} reference cards are free.`;
export const signUpEmail = 'Work email';
export const signUpPasswordHint = `At least ${limits.passwordLength} characters. A few words in a row work well.`;
export const signUpNow = 'Create account';
export const signUpKnown = <T>(link: T): readonly (string | T)[] => ['Already have an account? ', link];
export const signUpKnownLink = 'Sign in';

export const codeTitle = 'Check your email';
export const codeSent = <T>(email: T): readonly (string | T)[] => [
  'We sent a code to ',
  email,
  '. It shows that the address is yours.',
];
export const codeConfirm = 'Confirm';
export const codeOtherAddress = 'Use another address';
export const codeResend = 'Send the code again';
export const codeResendIn = (seconds: number) => `Send again in ${seconds} s`;
export const codeResent = 'A new code is on its way.';

export const resetTitle = 'Reset your password';
export const resetDescription = 'We send a code to your email address.';
export const resetSend = 'Send code';
export const resetBack = 'Back to sign in';
export const resetNewTitle = 'Choose a new password';
export const resetNewDescription = <T>(email: T): readonly (string | T)[] => [
  'If ',
  email,
  ' has an account, a code is on its way there. Saving a new password signs you out on every device.',
];
export const resetNewPassword = 'New password';
export const resetNewPasswordHint = `At least ${limits.passwordLength} characters.`;
export const resetSave = 'Save and sign in';

export const totpTitle = 'Two-factor authentication';
export const totpDescription = <T>(email: T): readonly (string | T)[] => [
  'Enter the code that your authenticator app shows for ',
  email,
  '.',
];
export const totpMissing = 'Enter the code from your authenticator app';
export const totpWrong = 'The code has six digits';
export const totpLabel = 'Authentication code';
export const totpVerify = 'Verify';
export const totpBack = 'Back';
export const totpLost = 'Lost your device?';

export const againEndedTitle = 'Your session has ended';
export const againEndedDescription = 'Sign in to go on where you are. Everything you typed is still here.';
export const againConfirmTitle = 'Confirm it’s you';
export const againConfirmDescription =
  'Enter your password to go on. You are not asked again for the next few minutes.';
export const againConfirm = 'Confirm';
export const againSomebodyElse = 'Sign in as somebody else';

export const failedCredentials = 'The email address or the password is wrong.';
export const failedCurrentPassword = 'The current password is wrong.';
export const failedAccountExists = 'There is already an account with this email address. Sign in instead.';
export const failedSignUpCheck = 'The sign-up could not be checked. Please try again.';
export const failedManySignUps = 'Too many people are signing up at the moment. Please try again in an hour.';
export const failedCode = 'That code is not right. Check the newest email, or ask for a new code.';
export const failedCodeExpired = 'That code has expired. Ask for a new one.';
export const failedTooOften = 'Too many attempts. Wait a few minutes, then try again.';
export const failedNewPassword = `Choose a password of at least ${limits.passwordLength} characters.`;
export const failedMail = 'The email could not be sent. Check the address and try again.';
export const failedResetRequired = 'This account needs a new password. Use "Forgot password?" to set one.';
export const failedDisabled = 'This account has been disabled. Contact us if that is a mistake.';
export const failedConfirmed = 'This address is already confirmed. Sign in instead.';
export const failedTotp = 'That code is not right. Enter the one that your app shows at this moment.';
export const failedTotpUsed = 'That code was used already. Wait for the next one.';
export const failedTotpLate = 'That took too long. Go back and enter your password again.';
