import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';

export const settingsTexts = {
  title: 'Organization settings',
  description: (name: string) => `Settings that apply to everybody in ${name}.`,
  failed: 'The settings could not be loaded',
  readOnly: 'Owners and admins can change this.',
  name: {
    title: 'Name',
    description: 'Shown to all members and on the public reference page.',
    rename: 'Rename organization',
  },
  address: {
    title: 'Address of your page',
    description: 'Where visitors find your references. Renaming the organization does not change it.',
    label: 'Name in the address',
    redirects: (before: string) => `Links with “${before}” will lead to the new address, for good.`,
    save: 'Save',
    saved: 'Address saved',
  },
  timeZone: {
    title: 'Time zone',
    description: 'Days in analytics begin and end in this time zone.',
    label: 'Time zone',
    hint: (time: string) =>
      `Now it is ${time}. A change applies to new visits; earlier days stay as they are.`,
    noRegion: 'Other',
    own: (zone: string) => `Use ${zone}`,
    save: 'Save',
    saved: 'Time zone saved',
    conflict: (theirs: string, mine: string) =>
      `Somebody else has just chosen ${theirs}. Save again to use ${mine} instead.`,
  },
  permissions: {
    title: 'Permissions',
    description: 'What happens when a customer has not allowed what a reference shows.',
    label: 'Before something is published',
    policies: {
      off: {
        label: 'Off',
        note: 'Nothing is checked. You can still record and request permissions.',
      },
      warn: {
        label: 'Warn',
        note: 'Shows what the customer has not allowed, but lets you publish it.',
      },
      require: {
        label: 'Require',
        note: 'Publishes only what the customer has allowed. A version that they approved by link stays public until they approve a change.',
      },
    } satisfies Record<OrganizationSettings['permissionPolicy'], { label: string; note: string }>,
    loosened: 'This publishes nothing by itself: a reference shows its newest text once it is saved again.',
    save: 'Save',
    saved: 'Policy saved',
    conflict: (theirs: string, mine: string) =>
      `Somebody else has just chosen ${theirs}. Save again to choose ${mine} instead.`,
    refused: 'Not allowed yet',
    more: 'See all in Permissions',
    ask: 'Ask for all of them',
  },
  requests: {
    title: 'Requests for approval',
    description: 'How often a contact may be asked.',
    label: `Requests to one contact within ${limits.approvalLoadDays} days`,
    hint: `Leave it empty for no limit. More than ${limits.approvalLoad} always cause a warning.`,
    wrong: `Enter a number from 1 to ${limits.approvalLimit}, or leave it empty`,
    save: 'Save',
    saved: 'Limit saved',
    conflict: 'Somebody else has just changed this. Save again to use your number instead.',
  },
  reminders: {
    title: 'Reminders',
    description: 'Mails about permissions that end.',
    label: 'Remind of permissions that end',
    hint: `Sent ${limits.expiryReminderDays.filter(Boolean).join(' and ')} days before, and on the last day: to owners, admins and the person who requested or recorded it.`,
  },
  websites: {
    title: 'Websites',
    description: 'Websites that may show your references in an embed.',
    note: 'The list of websites is on the integrations screen.',
    any: 'Any website may show your references.',
    only: (count: number) =>
      count === 1 ? 'One website may show your references.' : `${count} websites may show your references.`,
    open: 'Open Integrations',
  },
} as const;
