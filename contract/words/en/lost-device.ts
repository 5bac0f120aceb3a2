export const title = 'Lost your device?';
export const description =
  'If you kept the setup key, add it to another authenticator app: it shows the same codes. Otherwise write to us. We check that it is you and turn two-factor authentication off.';
export const company = 'Company';
export const companyMissing = 'Enter your company';
export const answerTo = 'Answer to';
export const answerToHint = 'The address that you sign in with.';
export const message = 'Message';
export const messageMissing = 'Tell us what happened';
export const messageBegun = 'I have lost the device with my authenticator app and cannot sign in.';
export const cancel = 'Cancel';
export const send = 'Send';
export const sentTitle = 'Your message is with us';
export const sentDescription = <T>(email: T): readonly (string | T)[] => [
  'We answer to ',
  email,
  '. Before we turn two-factor authentication off, we make sure that it is you who asks.',
];
export const sentDone = 'Done';
