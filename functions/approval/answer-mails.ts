import type { Snapshot } from '#contract/resources/approval';
import type { StillNamed } from '#contract/resources/permission';
import type { CustomerRow } from '../customer/store.ts';
import { certificateOf } from '../publication/proof.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { Step } from '../shared/data/write.ts';
import { mailStep, type Mail } from '../shared/email/outbox.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberRow } from '../team/store.ts';
import { approvedSnapshot, type Statement } from './answer-by-link.ts';
import { askerOf, changesOf, logoOf } from './mails.ts';
import { linkToken, type ApprovalRow } from './store.ts';

interface Answered {
  context: ActorContext;
  statement: Statement & { kind: Exclude<Statement['kind'], 'asked again'> };
  row: ApprovalRow;
}

interface About {
  customer: CustomerRow;
  published: boolean | undefined;
  stillNamed: StillNamed | undefined;
}

/** The contact gets a receipt of a yes or a withdrawal, and whoever asked is told of each answer. */
export async function answerMails(
  { context, statement, row }: Answered,
  { customer, published, stillNamed }: About,
): Promise<Step[]> {
  const { table, organizationId, now } = context;
  const { kind, answer, channels: taken } = statement;
  const [page, member, snapshot] = await table.getMany([
    keys.publicPage(organizationId),
    keys.member(organizationId, row.askedBy),
    keys.snapshot(organizationId, row.snapshot),
  ]);
  const asker = askerOf(member);
  const text = String(snapshot?.text);
  const { card } = JSON.parse(text) as Snapshot;
  const { name, jobTitle } = answer;
  const about = {
    organizationName: (page?.name as string | undefined) ?? '',
    referenceName: card.title,
    asked: { subjects: row.subjects, channels: row.channels },
    allowed: answer.allowed.map(({ subjects, channels }) => ({ subjects, channels })),
    changes: changesOf(card, answer),
    expiresOn: answer.expiresOn,
    at: statement.at,
  };
  const receipt: Mail | false = Boolean(row.contact.email) &&
    (kind === 'approved' || kind === 'withdrawn') && {
      ...about,
      ...logoOf(organizationId, page),
      kind: 'approval-receipt',
      to: row.contact.email!,
      language: row.language,
      token: await linkToken(row.id),
      asker,
      taken,
      stillNamed,
      languages: approvedSnapshot(row.snapshot, text, answer).languages,
      number: certificateOf(row.id, answer.allowed),
      wording: answer.allowed.map(({ wording }) => wording).join('\n') || undefined,
    };
  const answered: Mail | undefined = asker && {
    ...about,
    kind: 'approval-answered',
    to: asker.email,
    language: fromRow(memberRow, member)?.language,
    event: answer.why === 'person' ? 'wrong person' : kind,
    published,
    customerId: customer.id,
    customerName: customer.name,
    referenceId: row.referenceId,
    contact: { name, jobTitle, email: row.contact.email },
    comment: kind === 'withdrawn' ? statement.reason : (answer.other ?? answer.comment),
  };
  return [receipt, answered].flatMap((mail) => (mail ? [mailStep(mail, now)] : []));
}
