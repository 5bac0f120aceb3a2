import { limits } from '../../rules/limits.ts';

export const title = 'Settings';
export const description = 'Your account, how it is protected, and what we hold about you.';
export const backToStart = 'Create your organization';

export const youTitle = 'You';
export const youDescription = 'How you appear to your team.';
export const youLoadFailed = 'Your profile could not be loaded';
export const youName = 'Full name';
export const youNameRequired = 'Name is required';
export const youEmail = 'Email';
export const youEmailHint = 'You sign in with this address. It cannot be changed.';
export const youLanguage = 'Language of your screens';
export const youLanguageHint = 'The page is loaded anew.';
export const youSave = 'Save';
export const youSaved = 'Saved';

export const passwordTitle = 'Password';
export const passwordDescription = 'Change it when somebody else may know it.';
export const passwordBody = `At least ${limits.passwordLength} characters. Changing it signs you out everywhere.`;
export const passwordOpen = 'Change password';
export const passwordDialogTitle = 'Change password';
export const passwordCurrent = 'Current password';
export const passwordNext = 'New password';
export const passwordNextHint = `At least ${limits.passwordLength} characters. A few words in a row work well.`;
export const passwordCurrentRequired = 'Enter your current password';
export const passwordSame = 'Choose a password that differs from the current one';
export const passwordChange = 'Change password';
export const passwordConsequence =
  'Every browser and device has to sign in again with the new password, this one too.';
export const passwordNotConfirmed = 'The code is missing. Please try again.';

export const twoFactorTitle = 'Two-factor authentication';
export const twoFactorDescription = 'A code from your phone in addition to the password.';
export const twoFactorOn = 'On';
export const twoFactorOff = 'Off';
export const twoFactorOnBody = 'Signing in asks for a code from your authenticator app.';
export const twoFactorOffBody = 'With it, somebody who learns your password still cannot sign in.';
export const twoFactorLoading = 'Checking whether it is on…';
export const twoFactorSetUp = 'Set up';
export const twoFactorTurnOff = 'Turn off';
export const twoFactorTurnOffTitle = 'Turn off two-factor authentication?';
export const twoFactorTurnOffBody =
  'Your password alone will open your account again. You can set it up anew at any time.';
export const twoFactorTurnedOff = 'Two-factor authentication is off';
export const twoFactorTurnedOn = 'Two-factor authentication is on';
export const twoFactorSetUpTitle = 'Set up two-factor authentication';
export const twoFactorPreparing = 'Creating your key…';
export const twoFactorPrepareFailed = 'The key could not be created';
export const twoFactorScan =
  'Scan this with an authenticator app, for example the one of your password manager or phone.';
export const twoFactorQrTitle = 'QR code with the key for your authenticator app';
export const twoFactorKey = 'Or enter this key in the app';
export const twoFactorCopyKey = 'Copy key';
export const twoFactorCode = 'Code from the app';
export const twoFactorCodeHint = 'Six digits. It shows that the app and the key belong together.';
export const twoFactorLost =
  'There are no recovery codes. If you lose the app and the key, only our support can let you in again, after making sure that it is you. Keep the key in a safe place.';
export const twoFactorTurnOn = 'Turn on';

export const sessionsTitle = 'Sessions';
export const sessionsDescription = 'For a lost laptop or a shared computer.';
export const sessionsBody = 'Signs you out of every browser and device at once, this one too.';
export const sessionsOpen = 'Sign out everywhere';
export const sessionsConfirmTitle = 'Sign out everywhere?';
export const sessionsConfirmBody =
  'Every browser and device has to sign in again, this one too. Unsaved text on other devices stays there until you sign in again.';
export const sessionsConfirm = 'Sign out everywhere';

export const appearanceTitle = 'Appearance';
export const appearanceDescription = 'How Refdeck looks in this browser.';
export const appearanceTheme = 'Theme';
export const appearanceLight = 'Light';
export const appearanceDark = 'Dark';

export const dataTitle = 'Your data';
export const dataDescription = 'Download or delete what we store about you.';
export const dataExportTitle = 'Export';
export const dataExportBody =
  'One JSON file with your profile, your organizations and roles, what you made, and what you did with your account. It also lists what is not included.';
export const dataExport = 'Export my data';
export const dataExported = (file: string) => `${file} was downloaded`;
export const dataDeleteTitle = 'Delete account';
export const dataDeleteBody = 'Ends your account and your place in every organization. It cannot be undone.';
export const dataDelete = 'Delete account';

export const deletionTitle = 'Delete your account?';
export const deletionGoes = 'What is deleted';
export const deletionGoesList = [
  'Your name, email address, password and second factor',
  'Your place in every organization, and invitations to your address',
  'Your newsletter subscription',
];
export const deletionStays = 'What stays';
export const deletionStaysList = [
  'References, customers, collections and files that you made. They belong to their organization, which shows “Former member” in place of your name.',
  'Entries of the audit trail with your user ID, without name or address, for 400 days',
];
export const deletionExportFirst =
  'Export your data first if you want to keep it: it is not available afterwards.';
export const deletionGoOn = 'Continue';
export const deletionConfirmTitle = 'Delete your account for good?';
export const deletionConfirmBody = 'There is no way back.';
export const deletionTyped = (email: string) => `Type ${email} to confirm`;
export const deletionDelete = 'Delete my account';
export const deletionRefusedTitle = 'You are the only owner';
export const deletionRefusedBody =
  'An organization needs an owner. Make somebody else an owner of each of these, or delete the organization (in the menu with its name), and come back.';
export const deletionOpenTeam = 'Open team';
export const deletionSuspended = 'Suspended. Please ask our support.';
export const deletionClose = 'Close';

export const cancel = 'Cancel';
export const retry = 'Retry';

/** Only read out, after the words of the link. */
export const openTeamOf = (organization: string) => ` of ${organization}`;
