/** Texts that the specification fixes word for word (sections 5 and 8), shared by server and screens. */
export const texts = {
  customerIdRequired: 'A valid customer ID is required',
  referenceIdInvalid: 'A valid reference ID is required',
  referenceIdRequired: 'Reference ID is required for updates',
  organizationLimit: 'Maximum limit of 5 organizations reached',
  referenceCreateFailed: 'Server error creating reference card',
  noResponse: 'No response from server. Please check your network connection.',
  organizationCreateFailed: 'Failed to create organization. Please try again.',
  emailUnavailable: 'Unable to retrieve user email. Please ensure you are properly logged in.',
  configurationFailed: 'Failed to load configuration',
  /** Shown as the author of what somebody made who is no longer here: ids stay, nothing resolves them. */
  deletedUser: 'Deleted user',
  /** Shown as the inviter when it was somebody who is no member any more. */
  formerMember: 'Former member',
} as const;
