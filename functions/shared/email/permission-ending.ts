import { once } from '#contract/primitives/once';
import type { Channel, Subject } from '#contract/rules/choices';
import { channelList, subjectList } from '#contract/permission/words';
import type { MailEnvironment } from './environment.ts';
import { nameIn, type EmailContent } from './content.ts';

export interface PermissionEndingMail {
  kind: 'permission-ending';
  to: string;
  organizationId: string;
  organizationName: string;
  customerId: string;
  customerName: string;
  /** Without one, all references of the customer. */
  referenceName: string | undefined;
  subjects: Subject[];
  channels: Channel[];
  /** The last day on which it holds. */
  expiresOn: string;
  /** True under the policy `require`. */
  required: boolean;
}

const day = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));

/** Goes to the member who recorded the permission or asked for it, and to the managers. */
export function permissionEndingEmail(
  mail: PermissionEndingMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const organization = nameIn(mail.organizationName);
  const customer = nameIn(mail.customerName);
  const reference = mail.referenceName === undefined ? 'All of them' : nameIn(mail.referenceName);
  const last = day().format(new Date(`${mail.expiresOn}T00:00:00Z`));
  return {
    subject: `What ${customer} allowed ends on ${last}`,
    paragraphs: [
      `${customer} allowed ${organization} to show what is listed below. The last day of that is ${last}. Ask them again, or record what else they have agreed to, if it should stay.`,
      mail.required
        ? 'When it has ended, what is no longer allowed is taken off your public pages and out of embeds by itself.'
        : 'When it has ended, your public pages stay as they are: your organization publishes without a permission.',
    ],
    details: [
      ['Customer', customer],
      ['Reference', reference],
      ['What', subjectList(mail.subjects)],
      ['Where', channelList(mail.channels)],
      ['Last day', last],
    ],
    action: { label: 'See the permissions', address: `${WEB_ORIGIN}/app/customers/${mail.customerId}` },
    note: 'Managers can turn these reminders off in the settings of the organization.',
  };
}
