import type { Subject } from '#contract/rules/choices';
import { subjectList } from '#contract/permission/words';
import { nameIn, type EmailContent } from './content.ts';
import type { MailEnvironment } from './environment.ts';

export interface PermissionOverrideMail {
  kind: 'permission-override';
  to: string;
  referenceId: string;
  referenceName: string;
  customerName: string;
  byName: string;
  subjects: Subject[];
  reason: string;
}

/** The managers get it, except the one who published. */
export function permissionOverrideEmail(
  mail: PermissionOverrideMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const [reference, customer] = [nameIn(mail.referenceName), nameIn(mail.customerName)];
  const by = nameIn(mail.byName) || 'A member';
  return {
    subject: `Published without permission: ${reference}`,
    paragraphs: [
      `${by} published “${reference}” although ${customer} has not allowed all of it. The reason is below.`,
    ],
    details: [
      ['Customer', customer],
      ['Not allowed', subjectList(mail.subjects)],
      ['Published by', by],
    ],
    quote: mail.reason,
    action: { label: 'See the reference', address: `${WEB_ORIGIN}/app/references/${mail.referenceId}` },
    note: 'You get this because you manage the organization.',
  };
}
