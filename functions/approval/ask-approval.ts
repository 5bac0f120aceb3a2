import { ulid } from 'ulid';
import { knownBy } from '#contract/permission/tells-customer';
import type { approvalRoutes } from '#contract/resources/approval';
import { serverLimits } from '#contract/rules/server-limits';
import { suggestedWording } from '#contract/permission/words';
import type { Output } from '#contract/primitives/route';
import type { CustomerRow } from '../customer/store.ts';
import { sameTranslations, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, absentOr, below, equals } from '../shared/data/expression.ts';
import { sha256 } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, approvalScope, mailScope, scheduledScope } from '../shared/data/scope.ts';
import { check, put, retryRace, update, type Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { daysAfter } from '../shared/days/days.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { mailRateLimits } from '../shared/security/rate-limit.ts';
import { nextStep } from './ask-next.ts';
import { askAgain, readEarlierNo } from './earlier-no.ts';
import { endLink, openLink, type LinkRow } from './link.ts';
import { requestMail } from './mails.ts';
import { naming, readAsked, type Asked, type Question } from './read-asked.ts';
import { reminderStep } from './remind.ts';
import { answerBy, askedOf, countOnContact, neverAgain } from './steps.ts';
import { linkHashOf, linkToken, readApprovals, type ApprovalRow } from './store.ts';
import { preparedStep } from './tender.ts';

type Response = Output<typeof approvalRoutes.askApproval>;

export async function askApproval(context: MemberContext, question: Question): Promise<Response> {
  const { organizationId, now } = context;
  return await retryRace(async () => {
    const { asked, tender, approvalLimit, asker } = await readAsked(context, question);
    const requestsOf = await readRequests(context, asked);
    const made = await Promise.all(
      asked.map((one) =>
        naming(one.ask, question, () =>
          makeRequest(context, {
            question,
            one,
            // A mail has one language, whatever the customers have noted of the person.
            language: question.language ?? asked[0]!.contact.language,
            others: asked.length - 1,
            askedByName: asker?.name ?? '',
            requests: requestsOf.get(one.customer.id)!,
          }),
        ),
      ),
    );
    const links = made.flatMap(({ row, earlier }) => [row, ...earlier]);
    const scopes = links.map(({ linkHash }) => approvalScope(linkHash));
    const table = memberTable(
      organizationId,
      anyOf(...scopes, mailScope, scheduledScope('approval', organizationId)),
    );
    const [first, ...others] = made.map(({ row }) => row);
    const { id, validUntil } = first!;
    const response: Response = {
      id,
      status: 'waiting',
      expiresAt: validUntil,
      ...(others.length > 0 && { also: others.map((row) => row.id) }),
    };
    const { email } = asked[0]!.contact;
    await table.commit([
      ...saveResponse(context, response),
      ...made.flatMap(({ steps }) => steps),
      ...byId(asked.map(({ contact, customer }) => ({ ...contact, customerId: customer.id }))).map(
        ({ customerId, ...contact }) =>
          countOnContact(organizationId, customerId, contact, { now, approvalLimit }),
      ),
      ...byId(asked.map(({ customer }) => customer)).map((customer) =>
        countOnCustomer(
          organizationId,
          customer,
          asked.filter((one) => one.customer.id === customer.id).length,
        ),
      ),
      ...(tender ? [preparedStep(organizationId, tender)] : []),
      mailStep(requestMail(made, { to: email, asker }), now),
      reminderStep(
        organizationId,
        made.map(({ row }) => row),
        0,
      ),
      ...nextStep(organizationId, first!),
      ...mailRateLimits(context, {
        kind: 'approval',
        email,
        perHour: {
          limit: serverLimits.approvalsPerHour,
          message: `You can ask for approval ${serverLimits.approvalsPerHour} times an hour. Please try again later.`,
        },
        perAddressAndDay: {
          limit: serverLimits.approvalsPerAddressAndDay,
          message: 'This address was asked several times today. Please try again tomorrow.',
        },
      }),
    ]);
    return response;
  });
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

async function readRequests(context: MemberContext, asked: readonly Asked[]) {
  const ids = [...new Set(asked.map(({ customer }) => customer.id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await readApprovals(context, id)] as const)));
}

interface Making {
  question: Question;
  one: Asked;
  language: LinkRow['language'];
  /** So many other references are in the same mail. */
  others: number;
  askedByName: string;
  requests: readonly ApprovalRow[];
}

/** Each reference has a request, a link and an answer of its own, whatever else its mail asks about. */
async function makeRequest(context: MemberContext, making: Making) {
  const { organizationId, now } = context;
  const { question, one, language, others, askedByName, requests } = making;
  const { ask, reference, customer, next, snapshot, text, tender } = one;
  const id = ulid(now.getTime());
  const token = await linkToken(id);
  const common = {
    customerId: customer.id,
    referenceId: reference.id,
    contact: askedOf(one.contact),
    subjects: ask.subjects,
    channels: question.channels,
    expiresOn: question.expiresOn,
    message: question.message || undefined,
    tender,
    language,
    snapshot: sha256(text),
    languages: snapshot.languages,
    askedAt: now.toISOString(),
    validUntil: answerBy(now, snapshot.tender),
    status: 'waiting',
  } as const;
  const earlierNo = customer.ledgerLength ? await readEarlierNo(context, common) : undefined;
  const row: ApprovalRow = {
    ...common,
    id,
    delivery: 'sending',
    wording: suggestedWording(
      {
        ...question,
        ...ask,
        organization: snapshot.organization,
        customer: customer.name,
        reference: reference.name,
        tender,
      },
      language,
    ),
    askedBy: context.userId,
    publishOnYes: question.publishOnYes || undefined,
    reminders: [],
    next: next && {
      contactId: next.id,
      name: next.name,
      at: daysAfter(now, question.next!.afterDays).toISOString(),
    },
    linkHash: linkHashOf(token),
    calledId: one.called?.id,
  };
  const link: LinkRow = {
    ...common,
    organizationId,
    approvalId: id,
    customerName: customer.name,
    knownBy: knownBy(customer),
    referenceName: reference.name,
    askedByName,
    snapshotText: text,
    called: one.called,
    alsoAsked: others || undefined,
    earlierNo,
    statementCount: 0,
  };
  const earlier = await waitingFor(organizationId, requests, row);
  const steps = [
    put(keys.approval(organizationId, customer.id, id), row, { pk: absent }),
    put(keys.snapshot(organizationId, row.snapshot), { text }),
    openLink(row.linkHash, link),
    ...earlier.flatMap((before) => cancelSteps(organizationId, before, now)),
    // The contact must see the reference and the ledger as they are at the moment of asking.
    asItIs(organizationId, reference, { earlierNo, requests, now }),
    ...one.steps,
    record(context, organizationId, 'approval.ask', { id }),
  ];
  return { row, link, token, earlier, steps };
}

function asItIs(
  organizationId: string,
  reference: ReferenceItem,
  { earlierNo, ...about }: Pick<LinkRow, 'earlierNo'> & { requests: readonly ApprovalRow[]; now: Date },
): Step {
  const same = { version: equals(reference.version), translations: sameTranslations(reference) };
  return earlierNo
    ? askAgain(organizationId, reference, { same, ...about })
    : check(keys.reference(organizationId, reference.id), same);
}

async function waitingFor(organizationId: string, rows: readonly ApprovalRow[], question: ApprovalRow) {
  const refusal = neverAgain(rows, question);
  if (refusal) throw new AppError('APPROVAL_LIMIT', askNever(refusal.name));
  const waiting = rows.filter(
    ({ status, referenceId, contact, tender }) =>
      status === 'waiting' &&
      referenceId === question.referenceId &&
      contact.id === question.contact.id &&
      tender?.id === question.tender?.id,
  );
  if (waiting.length === 0) return [];
  const scope = anyOf(...waiting.map(({ linkHash }) => approvalScope(linkHash)));
  const links = await memberTable(organizationId, scope).getMany(
    waiting.map(({ linkHash }) => keys.approvalLink(linkHash)),
  );
  return waiting.filter((_, index) => links[index]?.status === 'waiting');
}

const cancelSteps = (organizationId: string, row: ApprovalRow, now: Date): Step[] => [
  update(
    keys.approval(organizationId, row.customerId, row.id),
    { set: { status: 'canceled' } },
    { status: equals('waiting') },
  ),
  endLink(row, now),
];

const countOnCustomer = (
  organizationId: string,
  { id, name, ledgerLength }: CustomerRow,
  count: number,
): Step =>
  update(
    keys.customer(organizationId, id),
    { add: { approvalCount: count } },
    {
      name: equals(name),
      ledgerLength: ledgerLength === undefined ? absent : equals(ledgerLength),
      approvalCount: absentOr(below(serverLimits.approvals - count + 1)),
    },
    (current) =>
      Number(current?.approvalCount) > serverLimits.approvals - count
        ? new AppError('APPROVAL_LIMIT', tooManyOfCustomer)
        : new RaceLost(),
  );

const askNever = (name: string) => `${name} asked not to be asked about this story again`;

const tooManyOfCustomer = `A customer can have at most ${serverLimits.approvals} requests for approval`;
