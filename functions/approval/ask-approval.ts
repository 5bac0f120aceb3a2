import canonicalize from 'canonicalize';
import { ulid } from 'ulid';
import type { Snapshot, approvalRoutes } from '#contract/resources/approval';
import { cardOf } from '#contract/cards/card';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { suggestedWording } from '#contract/permission/words';
import type { Input, Output } from '#contract/primitives/route';
import { templateOf } from '#contract/cards/templates';
import { readContact, readCustomerRow, type CustomerRow } from '../customer/store.ts';
import { brandingOf, readSettingsRow, settingsOf, type BrandingRow } from '../organization/store.ts';
import { requireComplete, requireOwnWords } from '../reference/rules.ts';
import { readReference, sameTranslations, type ReferenceItem } from '../reference/store.ts';
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
import { askerOf, requestMail } from './mails.ts';
import { reminderStep } from './remind.ts';
import { answerBy, askedOf, countOnContact, neverAgain } from './steps.ts';
import { linkHashOf, linkToken, readApprovals, type ApprovalRow } from './store.ts';
import { inTender } from '../publication/told-in-tender.ts';
import { readTold } from './tender.ts';
import { readWordings } from './wordings.ts';

type Question = Input<typeof approvalRoutes.askApproval>;
type Response = Output<typeof approvalRoutes.askApproval>;

export async function askApproval(context: MemberContext, question: Question): Promise<Response> {
  const { organizationId, now } = context;
  return await retryRace(async () => {
    const found = await readWhatIsAsked(context, question);
    const { reference, contact, next, customer, approvalLimit, text, asker, tender } = found;
    const { organization, languages, tender: told } = JSON.parse(text) as Snapshot;
    const id = ulid(now.getTime());
    const token = await linkToken(id);
    const language = question.language ?? contact.language;
    const validUntil = answerBy(now, told);
    const common = {
      customerId: customer.id,
      referenceId: reference.id,
      contact: askedOf(contact),
      subjects: question.subjects,
      channels: question.channels,
      expiresOn: question.expiresOn,
      message: question.message || undefined,
      tender,
      language,
      snapshot: sha256(text),
      languages,
      askedAt: now.toISOString(),
      validUntil,
      status: 'waiting',
    } as const;
    const [requests, earlierNo] = await Promise.all([
      readApprovals(context, customer.id),
      customer.ledgerLength ? readEarlierNo(context, common) : undefined,
    ]);
    const row: ApprovalRow = {
      ...common,
      id,
      delivery: 'sending',
      wording: suggestedWording(
        { ...question, organization, customer: customer.name, reference: reference.name, tender },
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
      calledId: found.called?.id,
    };
    const link: LinkRow = {
      ...common,
      organizationId,
      approvalId: id,
      customerName: customer.name,
      referenceName: reference.name,
      askedByName: asker?.name ?? '',
      snapshotText: text,
      called: found.called,
      earlierNo,
      statementCount: 0,
    };
    const earlier = await waitingFor(organizationId, requests, row);
    const links = [row, ...earlier].map(({ linkHash }) => approvalScope(linkHash));
    const table = memberTable(
      organizationId,
      anyOf(...links, mailScope, scheduledScope('approval', organizationId)),
    );
    const response: Response = { id, status: 'waiting', expiresAt: validUntil };
    await table.commit([
      ...saveResponse(context, response),
      put(keys.approval(organizationId, customer.id, id), row, { pk: absent }),
      put(keys.snapshot(organizationId, row.snapshot), { text }),
      openLink(row.linkHash, link),
      ...earlier.flatMap((one) => cancelSteps(organizationId, one, now)),
      countOnContact(organizationId, customer.id, contact, { now, approvalLimit }),
      countOnCustomer(organizationId, customer),
      // The contact must see the reference and the ledger as they are at the moment of asking.
      asItIs(organizationId, reference, { earlierNo, requests, now }),
      ...found.tenderSteps,
      mailStep(requestMail(link, { to: contact.email, token, asker }), now),
      reminderStep(organizationId, row, 0),
      ...nextStep(organizationId, row),
      ...mailRateLimits(context, {
        kind: 'approval',
        email: contact.email,
        perHour: {
          limit: serverLimits.approvalsPerHour,
          message: `You can ask for approval ${serverLimits.approvalsPerHour} times an hour. Please try again later.`,
        },
        perAddressAndDay: {
          limit: serverLimits.approvalsPerAddressAndDay,
          message: 'This address was asked several times today. Please try again tomorrow.',
        },
      }),
      record(context, organizationId, 'approval.ask', { id }),
    ]);
    return response;
  });
}

async function readWhatIsAsked(context: MemberContext, question: Question) {
  const { referenceId, contactId } = question;
  const { table, organizationId, userId } = context;
  const [reference, page, member] = await Promise.all([
    readReference(context, referenceId),
    readSettingsRow(context),
    table.get(keys.member(organizationId, userId)),
  ]);
  const { customerId } = reference.attributes;
  const [customer, contact, next] = await Promise.all([
    readCustomerRow(context, customerId),
    readContact(context, customerId, contactId),
    question.next && readContact(context, customerId, question.next.contactId),
  ]);
  // A contact must not confirm sample texts, even those of a draft.
  const published = { ...reference, status: 'Published' } as const;
  requireOwnWords(published, customer.name);
  if (question.publishOnYes) requireComplete(published);
  if ((customer.ledgerLength ?? 0) >= limits.permissionEntries) throw new AppError('PERMISSION_LIMIT');
  const branding = brandingOf((page as unknown as { branding: BrandingRow }).branding);
  const { id: templateId } = templateOf(reference.templateId);
  const own = branding.templateConfigs[templateId];
  const settings = settingsOf(page);
  const told = question.tender && (await readTold(context, question.tender, reference));
  const card = inTender(cardOf(reference, customer.name), told?.snapshot.facts);
  const snapshot: Snapshot = {
    organization: page.name,
    branding: { ...branding, templateConfigs: own === undefined ? {} : { [templateId]: own } },
    card,
    ...(await readWordings(context, { reference, card, settings })),
    ...(told && { tender: told.snapshot }),
  };
  // Canonical JSON (RFC 8785) makes the text independent of the order of attributes in the table.
  const text = canonicalize(snapshot)!;
  return {
    reference,
    customer,
    contact,
    next,
    approvalLimit: settings.approvalLimit,
    text,
    asker: askerOf(member),
    tender: told && { id: question.tender!.id, name: told.snapshot.name },
    called: told?.called,
    tenderSteps: told?.steps ?? [],
  };
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

const countOnCustomer = (organizationId: string, { id, name, ledgerLength }: CustomerRow): Step =>
  update(
    keys.customer(organizationId, id),
    { add: { approvalCount: 1 } },
    {
      name: equals(name),
      ledgerLength: ledgerLength === undefined ? absent : equals(ledgerLength),
      approvalCount: absentOr(below(serverLimits.approvals)),
    },
    (current) =>
      Number(current?.approvalCount) >= serverLimits.approvals
        ? new AppError('APPROVAL_LIMIT', tooManyOfCustomer)
        : new RaceLost(),
  );

const askNever = (name: string) => `${name} asked not to be asked about this story again`;

const tooManyOfCustomer = `A customer can have at most ${serverLimits.approvals} requests for approval`;
