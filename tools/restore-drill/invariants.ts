import { permissionEntry } from '#contract/resources/permission';
import { brandingPictures, customerPictures, evidenceUser, referencePictures } from '#functions/asset/steps';
import { secondsOf } from '#functions/shared/data/expiry';
import { keys, partitions, prefixes, type Key } from '#functions/shared/data/keys';
import { isAsWritten } from '#functions/permission/rules';
import { fromRow, type Item } from '#functions/shared/data/read';
import { publicPageItem, tableKeys } from '#functions/shared/data/table';
import { imageOfAddress } from '#functions/shared/files/objects';
import { isGone } from '#functions/shared/data/tombstone';
import { isShown } from '#functions/publication/surfaces';
import { externalIdKey, type ReferenceItem } from '#functions/reference/store';
import { halves, inWords, isExcused, type IsThere } from './halves.ts';
import { isKnownKind, scopeOf } from './kinds.ts';
import { Pairs } from './pairs.ts';
import { OrganizationTally, PersonTally, type Finding } from './tallies.ts';
import { factsOfTenders } from './tenders.ts';

type Row = Item & Key;

const permission = 'entry of a ledger';
/** Current and former names, and what leads to the page. */
const pageNames = 'name of a page';

/** Takes items in any order; stores only tallies and facts that wait for their other half. */
export class Invariants {
  private readonly now: Date;
  private readonly pairs = new Pairs();
  private readonly organizations = new Map<string, OrganizationTally>();
  private readonly people = new Map<string, PersonTally>();
  private readonly found: Finding[] = [];

  constructor(now: Date) {
    this.now = now;
  }

  add(item: Item): void {
    const row = item as Row;
    if (!isKnownKind(row)) this.report('kind of item', row, 'is none that the data model has');
    // Expiry deletes late, and one of two copies before the other.
    if (((row[tableKeys.expiry] as number | undefined) ?? Infinity) < secondsOf(this.now)) return;
    const [, id = '', language] = row.pk.split('#');
    const scope = scopeOf(row.pk);
    if (scope === 'organization') this.addOwn(id, row);
    else if (scope === 'public' && language === undefined) this.addPublic(id, row);
    else if (scope === 'user') this.addOfPerson(id, row);
    else if (scope === 'invitee') this.addInvitee(id, row);
    else if (scope === 'scheduled') this.addScheduled(row);
  }

  async finish(isThere: IsThere): Promise<Finding[]> {
    const findings = [...this.found];
    for (const [id, tally] of this.organizations) findings.push(...tally.findings(id));
    for (const [id, tally] of this.people) findings.push(...tally.findings(id));
    for (const open of this.pairs.open()) {
      // A purge takes time, so its leftovers are no finding.
      if (this.organizations.get(open.of)?.status === 'deleted') continue;
      // Names outlive their organization, so that nobody takes its links over.
      if (open.rule === pageNames && !this.organizations.has(open.of)) continue;
      if (await isExcused(open, isThere)) continue;
      findings.push({ rule: open.rule, of: open.of, message: `${open.name}: ${inWords(open)}` });
    }
    return findings;
  }

  private addOwn(of: string, row: Row): void {
    const tally = this.organization(of);
    tally.item();
    const id = idIn(row);
    for (const [side, fact] of factsOfTenders(of, row)) this.pairs.note(side, fact);
    if (row.sk === 'META') {
      tally.meta(row);
      if (row.slug)
        this.pairs.note('record', { rule: 'address of a page', of, name: of, value: row.slug as string });
    } else if (row.sk.startsWith(prefixes.member)) {
      tally.count('memberCount');
      if (row.role === 'owner') tally.count('ownerCount');
      this.pairs.note('record', { rule: 'membership', of, name: id, value: String(row.role) });
    } else if (row.sk.startsWith(prefixes.invitation)) {
      this.pairs.note('record', { rule: 'invitation', of, name: id, value: offer(row) });
    } else if (row.sk.startsWith(prefixes.customer)) {
      tally.customerRow(row);
      this.addLedgerEnd(of, id, row);
      this.addUses(of, `customer:${id}`, customerPictures(row as never));
    } else if (row.sk.startsWith(prefixes.reference)) this.addReference(of, row as never);
    else if (row.sk.startsWith(prefixes.customerReference)) {
      this.pairs.note('copy', { rule: 'reference of a customer', of, name: row.sk });
    } else if (row.sk.startsWith(prefixes.translation)) {
      this.pairs.note('copy', { rule: 'translation', of, name: id, value: String(row.version) });
    } else if (row.sk.startsWith(prefixes.facts)) {
      this.pairs.note('copy', { rule: halves.facts, of, name: id });
    } else if (row.sk.startsWith(prefixes.externalId)) {
      const value = row.referenceId as string;
      this.pairs.note('copy', { rule: 'project number', of, name: row.sk, value });
    } else if (row.sk.startsWith(prefixes.collection)) this.addCollection(of, id, row);
    else if (row.sk.startsWith(prefixes.tender)) tally.count('tenderCount');
    else if (row.sk.startsWith(prefixes.asset)) this.addAsset(of, id, row);
    else if (row.sk.startsWith(prefixes.contact)) tally.contact(id.split('#')[0]!);
    else if (row.sk.startsWith(prefixes.permissionEntry)) this.addPermission(of, row);
    else if (row.sk.startsWith(prefixes.ledgerEnd)) this.addLedgerEnd(of, id, row);
  }

  /** Each entry is compared with the next one, and the last one with its customer's row. */
  private addPermission(of: string, row: Row): void {
    const entry = fromRow(permissionEntry, row);
    const { customerId, sequence, previous, hash } = entry;
    if (!isAsWritten(entry)) this.report(permission, row, 'was changed after it was written');
    this.pairs.note('record', { rule: permission, of, name: `${customerId} ${sequence}`, value: hash });
    for (const assetId of new Set(entry.evidence?.assetIds)) {
      this.pairs.note('record', { rule: 'use of a file', of, name: `${assetId} ${evidenceUser(entry)}` });
    }
    this.addLedgerEnd(of, customerId, { ledgerLength: sequence - 1, ledgerHash: previous });
  }

  private addLedgerEnd(of: string, customerId: string, { ledgerLength, ledgerHash }: Item): void {
    if (!ledgerLength) return;
    const name = `${customerId} ${Number(ledgerLength)}`;
    this.pairs.note('copy', { rule: permission, of, name, value: ledgerHash as string });
  }

  private addReference(of: string, reference: ReferenceItem): void {
    const { id, attributes } = reference;
    this.organization(of).reference(attributes.customerId, isShown(reference));
    if (isShown(reference)) {
      const value = cardValue(reference.visibility, attributes.customerId);
      this.pairs.note('record', { rule: 'public card', of, name: id, value });
    }
    for (const collectionId of reference.collectionIds ?? []) {
      this.pairs.note('copy', { rule: 'item of a collection', of, name: `${collectionId} ${id}` });
    }
    for (const tenderId of reference.tenderIds ?? []) {
      this.pairs.note('copy', { rule: halves.tenders, of, name: `${tenderId} ${id}` });
    }
    const { sk } = keys.customerReference(of, attributes.customerId, id);
    this.pairs.note('record', { rule: 'reference of a customer', of, name: sk });
    if (reference.externalId) {
      const { sk: number } = externalIdKey(of, reference.externalId);
      this.pairs.note('record', { rule: 'project number', of, name: number, value: id });
    }
    const translated = Object.values(reference.translations ?? {}).flatMap((one) => one.slug ?? []);
    for (const slug of [...(reference.slugs ?? []), ...translated]) {
      this.pairs.note('record', { rule: 'address of a story', of, name: slug, value: id });
    }
    for (const [language, { version }] of Object.entries(reference.translations ?? {})) {
      const name = `${id}#${language}`;
      this.pairs.note('record', { rule: 'translation', of, name, value: String(version) });
    }
    this.addUses(of, `reference:${id}`, {
      ...referencePictures(of, reference),
      ...reference.approvedPictures,
    });
  }

  private addCollection(of: string, id: string, row: Row): void {
    this.organization(of).count('collectionCount');
    const itemIds = row.itemIds as string[];
    for (const itemId of new Set(itemIds)) {
      this.pairs.note('record', { rule: 'item of a collection', of, name: `${id} ${itemId}` });
    }
    if (new Set(itemIds).size < itemIds.length) this.report('collection', row, 'has an item twice');
    if (row.visibility === 'public') {
      this.pairs.note('record', { rule: 'listed collection', of, name: id });
    }
    if (row.visibility !== 'private') this.notePublicCollection('record', of, id, row);
  }

  private addAsset(of: string, assetId: string, row: Row): void {
    const tally = this.organization(of);
    if (row.status !== 'rejected') tally.count('assetBytes', row.size as number);
    if (row.status === 'pending') tally.count('pendingUploads');
    const { usedBy = [], evidenceOf = [] } = row as Record<string, Iterable<string> | undefined>;
    for (const user of [...usedBy, ...evidenceOf]) {
      this.pairs.note('copy', { rule: 'use of a file', of, name: `${assetId} ${user}` });
    }
  }

  private addUses(of: string, user: string, pictures: Record<string, unknown>): void {
    const images = Object.values(pictures).map((address) =>
      typeof address === 'string' ? imageOfAddress(address) : undefined,
    );
    const own = images.filter((image) => image?.organizationId === of).map((image) => image!.assetId);
    for (const assetId of new Set(own)) {
      this.pairs.note('record', { rule: 'use of a file', of, name: `${assetId} ${user}` });
    }
  }

  private addPublic(pkId: string, row: Row): void {
    if (isGone(row)) {
      if (row.sk === publicPageItem) {
        this.organization(pkId).page(true);
        this.addPageNames(pkId, row);
      }
      if (!isBare(row)) this.report('tombstone', row, 'still says something of what was there');
      return;
    }
    if (row.sk === 'SLUG') {
      const of = row.organizationId as string;
      return this.pairs.note('copy', { rule: pageNames, of, name: pkId });
    }
    // Certificates are made from the ledger; a number may outlive its certificate.
    if (row.sk === 'PROOF' || row.sk.startsWith(prefixes.proof)) return;
    if (row.sk === 'COLLECTION') {
      const of = row.organizationId as string;
      return this.notePublicCollection('copy', of, pkId, row);
    }
    const tally = this.organization(pkId);
    const id = idIn(row);
    if (row.sk === publicPageItem) {
      tally.page(false);
      this.addPageNames(pkId, row);
      this.addUses(pkId, `branding:${pkId}`, brandingPictures(row.branding ?? {}));
    } else if (row.sk.startsWith(prefixes.customer)) tally.publicCustomer(id, row);
    else if (row.sk.startsWith(prefixes.slug)) {
      // The slug of a deleted reference expires with its tombstone.
      if (tableKeys.expiry in row) return;
      const value = row.referenceId as string;
      this.pairs.note('copy', { rule: 'address of a story', of: pkId, name: id, value });
    } else if (row.sk.startsWith(prefixes.collection)) {
      this.pairs.note('copy', { rule: 'listed collection', of: pkId, name: id });
    } else {
      const value = cardValue(row.visibility, row.customerId);
      this.pairs.note('copy', { rule: 'public card', of: pkId, name: id, value });
    }
  }

  private addPageNames(of: string, { slug, slugs }: Row): void {
    if (slug) this.pairs.note('copy', { rule: 'address of a page', of, name: of, value: slug as string });
    for (const name of (slugs as Set<string> | undefined) ?? []) {
      this.pairs.note('record', { rule: pageNames, of, name });
    }
  }

  private notePublicCollection(side: 'record' | 'copy', of: string, id: string, row: Row): void {
    const { name, description, visibility, itemIds } = row;
    const value = JSON.stringify([name, description, visibility]);
    this.pairs.note(side, { rule: 'public collection', of, name: id, value });
    this.pairs.note(side, { rule: halves.publicItems, of, name: id, value: (itemIds as string[]).join(' ') });
  }

  private addOfPerson(userId: string, row: Row): void {
    const person = this.people.get(userId) ?? new PersonTally();
    this.people.set(userId, person);
    if (row.sk === 'PROFILE') return person.profile(row);
    person.membership();
    this.pairs.note('copy', { rule: 'membership', of: idIn(row), name: userId, value: String(row.role) });
  }

  private addInvitee(emailHash: string, row: Row): void {
    if (row.status !== 'pending') return;
    this.pairs.note('copy', { rule: 'invitation', of: idIn(row), name: emailHash, value: offer(row) });
  }

  /** A removed file counts until its last object is gone. */
  private addScheduled(row: Row): void {
    if (row.pk !== partitions.scheduled('upload') || row.kind !== 'removal') return;
    this.organization(row.organizationId as string).count('assetBytes', row.bytes as number);
  }

  private organization(id: string): OrganizationTally {
    const tally = this.organizations.get(id) ?? new OrganizationTally();
    this.organizations.set(id, tally);
    return tally;
  }

  private report(rule: string, { pk, sk }: Key, message: string): void {
    this.found.push({ rule, of: pk.split('#')[1] ?? pk, message: `${pk} ${sk} ${message}` });
  }
}

const idIn = ({ sk }: Key) => sk.slice(sk.indexOf('#') + 1);
const offer = ({ role, validUntil }: Item) => `${String(role)} until ${String(validUntil)}`;
const cardValue = (visibility: unknown, customerId: unknown) => `${String(visibility)} ${String(customerId)}`;

/** Only expiry, owner, slugs and the mark of a smoke test remain in a tombstone. */
function isBare({ pk: _pk, sk, gone: _gone, ...rest }: Row): boolean {
  const left: Record<string, string[]> = {
    COLLECTION: ['organizationId'],
    // By its mark the edge drops nothing, because nobody but the smoke test has seen the page.
    [publicPageItem]: ['slug', 'slugs', 'smokeTest'],
  };
  const allowed = new Set<string>([tableKeys.expiry, ...(left[sk] ?? [])]);
  return Object.keys(rest).every((name) => allowed.has(name)) && tableKeys.expiry in rest;
}
