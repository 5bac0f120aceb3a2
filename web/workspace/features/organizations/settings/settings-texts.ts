import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';

/** The screen with what holds for the whole organization. */
export const settingsTexts = {
  title: 'Organization settings',
  description: (name: string) => `What holds for everybody in ${name}.`,
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
    description: 'In which the days of the analytics begin and end.',
    label: 'Time zone',
    hint: (time: string) =>
      `Now it is ${time}. A change holds for what is counted from then on; earlier days stay as they are.`,
    noRegion: 'Without a place',
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
        note: 'Nothing is checked. Permissions can still be written down and asked for.',
      },
      warn: {
        label: 'Warn',
        note: 'Says what the customer has not allowed, and publishes it all the same.',
      },
      require: {
        label: 'Require',
        note: 'Publishes only what the customer has allowed. What they approved by a link stays as it was approved until they approve a change.',
      },
    } satisfies Record<OrganizationSettings['permissionPolicy'], { label: string; note: string }>,
    loosened:
      'Nothing is published by this itself: a reference shows its newest text from the next time it is saved.',
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
    hint: `Empty: as often as anybody likes. More than ${limits.approvalLoad} are always pointed out.`,
    wrong: `A number from 1 to ${limits.approvalLimit}, or nothing`,
    save: 'Save',
    saved: 'Limit saved',
    conflict: 'Somebody else has just changed this. Save again to use your number instead.',
  },
  reminders: {
    title: 'Reminders',
    description: 'Mails about permissions that end.',
    label: 'Remind of permissions that end',
    hint: `Sent ${limits.expiryReminderDays.filter(Boolean).join(' and ')} days before, and on the last day: to owners, admins and whoever asked for it or wrote it down.`,
  },
  websites: {
    title: 'Websites',
    description: 'Which of them may show your references in an embed.',
    note: 'The list of websites is on the integrations screen.',
    any: 'Any website may show your references.',
    only: (count: number) =>
      count === 1 ? 'One website may show your references.' : `${count} websites may show your references.`,
    open: 'Open Integrations',
  },
} as const;
