import { cardOf, type CardContent } from '#contract/cards/card';
import { isRefused, permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import { fieldEntries, textsOf } from '#contract/reference/field-values';
import { approvalRoutes, type Approval } from '#contract/resources/approval';
import { customerRoutes, type Contact } from '#contract/resources/customer';
import { permissionRoutes, publishedChannels } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import { subjects, type Subject } from '#contract/rules/choices';
import * as partWords from '#words/permission-parts';
import * as words from '#words/publishing';
import { runEach } from '../../lib/api/run-each.ts';
import type { ActionContext } from '../../lib/organization/active-organization.tsx';
import { customersQuery } from '../../lib/organization/records.ts';
import { settingsQuery } from '../../lib/organization/settings.ts';
import type { Permissions } from '../api.ts';
import { dayOfMoment } from '../parts.ts';

/** Somebody is about to publish this, as it will be. */
export interface Publication {
  card: CardContent;
  /** Without an id, the customer is created by the same save. */
  customer: { id: string; name: string };
  saved: Reference | undefined;
}

type Known = Pick<Permissions, 'entries' | 'state' | 'approved'> & { requests: readonly Approval[] };

interface Line {
  subject: Subject;
  label: string;
  note: string;
}

/** A publication that shows more than its customer allows, of which a member has to decide. */
export interface Unallowed {
  publication: Publication;
  refused: Line[];
  open: (Line & { isChanged: boolean })[];
  /** Without its text there is no card, and without the name only one with an alias. */
  canLeaveOut: boolean;
  /** Returns the card that visitors see without the open parts, or with them. */
  preview: (withoutOpen: boolean) => CardContent;
}

export interface Found {
  unallowed: readonly Unallowed[];
  /** The customer's contacts, if only one publication is in question. */
  contacts?: readonly Contact[] | undefined;
}

/** Nothing is found unless the policy warns. */
export async function readUnallowed(
  { call, client, organizationId }: ActionContext,
  publications: readonly Publication[],
): Promise<Found> {
  const { permissionPolicy } = await client.fetchQuery(settingsQuery(call, organizationId));
  if (permissionPolicy !== 'warn') return { unallowed: [] };
  const known = async ({ customer, saved }: Publication): Promise<Known> => {
    const referenceId = saved?.attributes.customerId === customer.id ? saved.id : undefined;
    if (!customer.id) return { entries: [], state: permissionState([], { today: '' }), requests: [] };
    const [permissions, requests] = await Promise.all([
      call(permissionRoutes.getPermission, referenceId ? { referenceId } : { customerId: customer.id }),
      referenceId ? call(approvalRoutes.listApprovals, { referenceId }) : undefined,
    ]);
    return { ...permissions, requests: requests?.approvals ?? [] };
  };
  // Somebody may press Publish before the screen has the customers.
  const customers = await client.fetchQuery(customersQuery(call, organizationId));
  const named = publications.map((publication) => {
    const customer = customers.find(({ id }) => id === publication.customer.id) ?? publication.customer;
    return { ...publication, customer, card: { ...publication.card, company: customer.name || undefined } };
  });
  const { done, failed } = await runEach(named, known);
  if (failed[0]) throw failed[0].error;
  const answers = new Map(done.map(({ item, result }) => [item, result]));
  const unallowed = named.flatMap((one) => unallowedOf(one, answers.get(one)!) ?? []);
  const [only] = unallowed.length === 1 ? unallowed : [];
  const id = only?.publication.customer.id;
  const { contacts } = id ? await call(customerRoutes.listContacts, { id }) : { contacts: [] };
  return { unallowed, contacts: only && contacts };
}

/** Returns undefined if nothing has to be decided: all is allowed, or already public, or refused altogether. */
function unallowedOf(publication: Publication, known: Known): Unallowed | undefined {
  const { card, customer, saved } = publication;
  const { entries, approved } = known;
  const shown = subjects.filter((subject) => subjectsOf(card).includes(subject));
  const entryOf = (id: string | undefined) => entries.find((entry) => entry.id === id);
  const refused = shown.flatMap((subject) => {
    const closed = publishedChannels.filter((channel) => isRefused(known.state[subject][channel].state));
    const entry = closed[0] && entryOf(known.state[subject][closed[0]].entryId);
    if (!entry) return [];
    const who = entry.person?.name ?? customer.name;
    const note = words.said(who, dayOfMoment(entry.at), entry.reason);
    return [{ subject, channels: closed, label: labelOf(subject, closed), note }];
  });
  const isNeeded = (subject: Subject) => subject === 'text' || (subject === 'name' && !card.alias);
  if (refused.some(({ subject, channels }) => isNeeded(subject) && channels.includes('reference-page')))
    return undefined;
  const isSamePublic =
    saved?.status === 'Published' &&
    saved.visibility !== 'private' &&
    saved.attributes.customerId === customer.id;
  const before = isSamePublic ? openParts(cardOf(saved, customer.name), saved, known) : [];
  const open = openParts(card, saved, known).filter(
    ({ subject }) => !before.some((one) => one.subject === subject),
  );
  if (open.length === 0) return undefined;
  const hiddenOf = (withoutOpen: boolean) => {
    const parts = withoutOpen ? open.filter(({ isChanged }) => !isChanged) : [];
    return [...parts, ...refused].flatMap(({ subject, channels }) =>
      channels.includes('reference-page') ? [subject] : [],
    );
  };
  const changed = open.filter(({ isChanged }) => isChanged).map(({ subject }) => subject);
  return {
    publication,
    refused,
    open,
    canLeaveOut: !open.some(
      ({ subject, channels, isChanged }) =>
        isNeeded(subject) && !isChanged && channels.includes('reference-page'),
    ),
    preview: (withoutOpen) => {
      const base = withoutOpen && approved ? withParts(card, approved.card, changed) : card;
      const hidden = hiddenOf(withoutOpen);
      const left = withParts(base, { title: card.title, tags: [] }, hidden);
      // A card shows the name or the alias, and a logo names the customer too.
      return hidden.includes('name')
        ? { ...left, company: undefined, logoImage: undefined }
        : { ...left, alias: undefined };
    },
  };
}

/** Parts that would be shown although nobody allowed them as they are. */
function openParts(card: CardContent, saved: Reference | undefined, known: Known) {
  const { entries, state, approved, requests } = known;
  const waiting = requests.filter(({ status }) => status === 'waiting');
  return subjects.flatMap((subject) => {
    if (!subjectsOf(card).includes(subject) || saved?.leaveOut?.includes(subject)) return [];
    const cells = publishedChannels.flatMap((channel) => {
      const cell = state[subject][channel];
      const entry = entries.find(({ id }) => id === cell.entryId);
      const isChanged =
        cell.state === 'allowed' &&
        approved !== undefined &&
        entry?.snapshot !== undefined &&
        entry.snapshot === entries.find(({ id }) => id === approved.entryId)?.snapshot &&
        contentOf(approved.card, subject, card) !== contentOf(card, subject, card);
      if (isRefused(cell.state) || (cell.state === 'allowed' && !isChanged)) return [];
      return [{ channel, entry, isChanged, state: cell.state }];
    });
    const [first] = cells;
    if (!first) return [];
    const channels = cells.map(({ channel }) => channel);
    const isRequested = waiting.some(
      (request) =>
        request.subjects.includes(subject) && channels.some((channel) => request.channels.includes(channel)),
    );
    return [
      {
        subject,
        channels,
        isChanged: cells.every(({ isChanged }) => isChanged),
        label: labelOf(subject, channels),
        note: first.isChanged
          ? words.changed(dayOfMoment(approved!.at))
          : isRequested
            ? words.requested
            : first.state === 'expired' && first.entry?.expiresOn
              ? words.ended(dayOfMoment(first.entry.expiresOn))
              : first.state === 'waiting' && first.entry?.validFrom
                ? words.from(dayOfMoment(first.entry.validFrom))
                : words.never,
      },
    ];
  });
}

const labelOf = (subject: Subject, channels: readonly (typeof publishedChannels)[number][]) => {
  const part = partWords.subjects[subject].label;
  return channels.length === publishedChannels.length
    ? part
    : words.where(part, partWords.channels[channels[0]!].label);
};

const fieldsOf = (subject: Subject) =>
  fieldEntries.flatMap(([name, field]) =>
    (field.subject ?? 'text') === subject && name !== 'alias' ? [name] : [],
  );

/** Publishing sets the date of a reference that has none, which changes nothing that the contact read. */
const contentOf = (card: CardContent, subject: Subject, current: CardContent): string =>
  JSON.stringify([
    fieldsOf(subject).map((name) =>
      name === 'referenceDate' ? card[name] || current[name] : textsOf(card[name]),
    ),
    subject === 'name' && card.company,
    subject === 'text' && [card.templateId, card.templateConfig],
  ]);

/** The card with the parts of another. */
const withParts = (
  card: CardContent,
  from: Partial<CardContent> & Pick<CardContent, 'title' | 'tags'>,
  parts: readonly Subject[],
): CardContent => ({
  ...card,
  ...Object.fromEntries(parts.flatMap(fieldsOf).map((name) => [name, from[name]])),
});
