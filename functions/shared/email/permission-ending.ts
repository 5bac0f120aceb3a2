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
  /** Undefined means all references of the customer. */
  referenceName: string | undefined;
  subjects: Subject[];
  channels: Channel[];
  /** The permission still holds on this day. */
  expiresOn: string;
  required: boolean;
}

const day = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }));

/** The managers get it, and the member who recorded the permission or asked for it. */
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
      `The permission of ${customer} for ${organization} to show what is listed below ends on ${last}. If it should continue, ask again, or record a new agreement.`,
      mail.required
        ? 'After that day, what is no longer allowed is taken off your public pages and embeds automatically.'
        : 'After that day, your public pages stay as they are, because your organization does not require permissions.',
    ],
    details: [
      ['Customer', customer],
      ['Reference', reference],
      ['What', subjectList(mail.subjects)],
      ['Where', channelList(mail.channels)],
      ['Last day', last],
    ],
    action: { label: 'See the permissions', address: `${WEB_ORIGIN}/app/customers/${mail.customerId}` },
    note: 'Owners and admins can turn off these reminders in the organization settings.',
  };
}
