import { retention } from '#contract/rules/retention';
import { once } from '#contract/primitives/once';
import { productName } from '#contract/primitives/product';
import type { MailEnvironment } from './environment.ts';
import { nameIn, type EmailContent } from './content.ts';

export interface OrganizationDeletedMail {
  kind: 'organization-deleted';
  to: string;
  organizationId: string;
  organizationName: string;
  deletedByName: string;
  deletedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const moment = once(
  () =>
    new Intl.DateTimeFormat('en', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

/** Every owner is notified, so that a deletion in somebody's name does not stay unseen. */
export function organizationDeletedEmail(
  mail: OrganizationDeletedMail,
  { OPERATOR_EMAIL }: Pick<MailEnvironment, 'OPERATOR_EMAIL'>,
): EmailContent {
  const organization = nameIn(mail.organizationName);
  const deletedBy = nameIn(mail.deletedByName) || 'Somebody whose account is gone';
  const until = new Date(Date.parse(mail.deletedAt) + retention.purgeDays * dayMs);
  return {
    subject: `${organization} was deleted on ${productName}`,
    paragraphs: [
      `${deletedBy} deleted the organization “${organization}”, of which you were an owner. Nobody can open it or see its public pages any more, and its subscription has ended.`,
      `If that was a mistake, contact us at the address below before ${moment().format(until)} UTC with the organization id. We restore it with its records, files, public pages and team, but without open invitations and the subscription. After that time, all of its data is deleted permanently.`,
    ],
    details: [
      ['Organization id', mail.organizationId],
      ['Deleted by', deletedBy],
      ['Deleted at', `${moment().format(new Date(mail.deletedAt))} UTC`],
      ['Can be brought back until', `${moment().format(until)} UTC`],
    ],
    responseTo: OPERATOR_EMAIL,
    note: 'If the deletion was intended, you do not have to do anything.',
  };
}
