export const confirmAgain = 'Please enter your password again';
export const signInUnsupported =
  'This account needs a sign-in step that is not supported here. Reset the password instead.';
export const unknownPerson = 'User';
