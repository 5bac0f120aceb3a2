import { limits } from '#contract/rules/limits';

export const texts = {
  title: 'Settings',
  description: 'Your account, how it is protected, and what we hold about you.',
  backToStart: 'Create your organization',

  you: {
    title: 'You',
    description: 'How you appear to your team.',
    loadFailed: 'Your profile could not be loaded',
    name: 'Full name',
    nameRequired: 'Name is required',
    email: 'Email',
    emailHint: 'You sign in with this address. It cannot be changed.',
    save: 'Save',
    saved: 'Saved',
  },

  password: {
    title: 'Password',
    description: 'Change it when somebody else may know it.',
    body: `At least ${limits.passwordLength} characters. Changing it signs you out everywhere.`,
    open: 'Change password',
    dialogTitle: 'Change password',
    current: 'Current password',
    next: 'New password',
    nextHint: `At least ${limits.passwordLength} characters. A few words in a row work well.`,
    currentRequired: 'Enter your current password',
    same: 'Choose a password that differs from the current one',
    change: 'Change password',
    consequence: 'Every browser and device has to sign in again with the new password, this one too.',
    notConfirmed: 'The code is missing. Please try again.',
  },

  twoFactor: {
    title: 'Two-factor authentication',
    description: 'A code from your phone in addition to the password.',
    on: 'On',
    off: 'Off',
    onBody: 'Signing in asks for a code from your authenticator app.',
    offBody: 'With it, somebody who learns your password still cannot sign in.',
    loading: 'Checking whether it is on…',
    setUp: 'Set up',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off two-factor authentication?',
    turnOffBody: 'Your password alone will open your account again. You can set it up anew at any time.',
    turnedOff: 'Two-factor authentication is off',
    turnedOn: 'Two-factor authentication is on',
    setUpTitle: 'Set up two-factor authentication',
    preparing: 'Creating your key…',
    prepareFailed: 'The key could not be created',
    scan: 'Scan this with an authenticator app, for example the one of your password manager or phone.',
    qrTitle: 'QR code with the key for your authenticator app',
    key: 'Or enter this key in the app',
    copyKey: 'Copy key',
    code: 'Code from the app',
    codeHint: 'Six digits. It shows that the app and the key belong together.',
    lost: 'There are no recovery codes. If you lose the app and the key, only our support can let you in again, after making sure that it is you. Keep the key in a safe place.',
    turnOn: 'Turn on',
  },

  sessions: {
    title: 'Sessions',
    description: 'For a lost laptop or a shared computer.',
    body: 'Signs you out of every browser and device at once, this one too.',
    open: 'Sign out everywhere',
    confirmTitle: 'Sign out everywhere?',
    confirmBody:
      'Every browser and device has to sign in again, this one too. Unsaved text on other devices stays there until you sign in again.',
    confirm: 'Sign out everywhere',
  },

  appearance: {
    title: 'Appearance',
    description: 'How Refdeck looks in this browser.',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
  },

  data: {
    title: 'Your data',
    description: 'Download or delete what we store about you.',
    exportTitle: 'Export',
    exportBody:
      'One JSON file with your profile, your organizations and roles, what you made, and what you did with your account. It also lists what is not included.',
    export: 'Export my data',
    exported: (file: string) => `${file} was downloaded`,
    deleteTitle: 'Delete account',
    deleteBody: 'Ends your account and your place in every organization. It cannot be undone.',
    delete: 'Delete account',
  },

  deletion: {
    title: 'Delete your account?',
    goes: 'What is deleted',
    goesList: [
      'Your name, email address, password and second factor',
      'Your place in every organization, and invitations to your address',
      'Your newsletter subscription',
    ],
    stays: 'What stays',
    staysList: [
      'References, customers, collections and files that you made. They belong to their organization, which shows “Former member” in place of your name.',
      'Entries of the audit trail with your user ID, without name or address, for 400 days',
    ],
    exportFirst: 'Export your data first if you want to keep it: it is not available afterwards.',
    goOn: 'Continue',
    confirmTitle: 'Delete your account for good?',
    confirmBody: 'There is no way back.',
    typed: (email: string) => `Type ${email} to confirm`,
    delete: 'Delete my account',
    refusedTitle: 'You are the only owner',
    refusedBody:
      'An organization needs an owner. Make somebody else an owner of each of these, or delete the organization (in the menu with its name), and come back.',
    openTeam: 'Open team',
    suspended: 'Suspended. Please ask our support.',
    close: 'Close',
  },

  cancel: 'Cancel',
  retry: 'Retry',
} as const;
