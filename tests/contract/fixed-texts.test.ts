import { expect, it } from 'vitest';
import { texts } from '#contract/text';

it('the texts of the specification are kept to the letter', () => {
  expect(texts).toMatchObject({
    customerIdRequired: 'A valid customer ID is required',
    referenceIdRequired: 'Reference ID is required for updates',
    emailUnavailable: 'Unable to retrieve user email. Please ensure you are properly logged in.',
    presignedUrlMissing: 'Failed to get asset presigned URL',
    captchaMissing: 'Please complete the captcha',
    referenceCreateFailed: 'Server error creating reference card',
    noResponse: 'No response from server. Please check your network connection.',
    organizationCreateFailed: 'Failed to create organization. Please try again.',
    organizationCreateError: 'Error creating organization',
    organizationLeaveFailed: 'Failed to leave organization. Please try again.',
    organizationLeaveError: 'Error leaving organization',
    organizationDeleteFailed: 'Failed to delete organization',
    configurationFailed: 'Failed to load configuration',
    organizationLimit: 'Maximum limit of 5 organizations reached',
  });
});
