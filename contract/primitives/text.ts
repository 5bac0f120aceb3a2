/** Texts that the product's specification fixes word for word, shared by server and screens. */
export const texts = {
  customerIdRequired: 'A valid customer ID is required',
  referenceIdInvalid: 'A valid reference ID is required',
  referenceIdRequired: 'Reference ID is required for updates',
  organizationLimit: 'Maximum limit of 5 organizations reached',
  referenceCreateFailed: 'Server error creating reference card',
  noResponse: 'No response from server. Please check your network connection.',
  organizationCreateFailed: 'Failed to create organization. Please try again.',
  organizationCreateError: 'Error creating organization',
  organizationLeaveFailed: 'Failed to leave organization. Please try again.',
  organizationLeaveError: 'Error leaving organization',
  organizationDeleteFailed: 'Failed to delete organization',
  billingFailed: 'Error fetching billing data',
  pricingFailed: 'Error fetching pricing data',
  subscriptionFailed: 'Error starting subscription',
  portalFailed: 'Error opening billing portal',
  presignedUrlMissing: 'Failed to get asset presigned URL',
  captchaMissing: 'Please complete the captcha',
  emailUnavailable: 'Unable to retrieve user email. Please ensure you are properly logged in.',
  configurationFailed: 'Failed to load configuration',
  /** Shown in place of a name when an id is no member's any more, whether they left or deleted their account. */
  formerMember: 'Former member',
} as const;
