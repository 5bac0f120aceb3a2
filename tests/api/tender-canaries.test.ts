import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import { cardSubjects, channels, subjects } from '#contract/rules/choices';
import { siteFeeds } from '#contract/site/pages';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { proofNumber } from '#functions/publication/proof';
import { partitions } from '#functions/shared/data/keys';
import { answerOf } from '../support/approvals.ts';
import { makeProving } from '../support/buyer-proofs.ts';
import { make } from '../support/documents.ts';
import { everyPlaceholder, makeForm } from '../support/forms.ts';
import { runQuietly } from '../support/in-process.ts';
import { call, makeCollection } from '../support/people.ts';
import type { Policy } from '../support/requiring.ts';
import { dumpNames, dumpPartition } from '../support/table.ts';
import { makeCanaries } from '../support/tender-canaries.ts';
import { readReport, sendBatch } from '../support/visits.ts';
import { finishHere } from '../support/withdrawals.ts';

runQuietly();
const { origin } = inject('cloud');
const textAt = async (path: string) => await (await fetch(origin + path)).text();

/** A published reference of which a tender has told a buyer everything, until its customer withdrew. */
async function makeScene(policy: Policy) {
  const ours = await makeProving();
  const { caller, organizationId, owner, ask, carried, newContact, newNeed, pick, update } = ours;
  const { all, word, add, facts, foundIn } = makeCanaries(`Kanaria${policy}`);
  const settings = { permissionPolicy: policy, language: 'en', languages: ['sv'] };
  await call(organizationRoutes.saveSettings, settings, caller);
  const about = await ours.newCase({ name: 'Light without a keeper' });
  const referenceId = about.reference.id;
  const phone = '+358 50 987 6543';
  add('phone', 'facts', phone);
  const called = await newContact(about.customerId, {
    name: word('calledName', 'facts'),
    email: `${word('calledEmail', 'facts')}@customer.example`,
    jobTitle: word('calledTitle', 'facts'),
    phone,
  });
  const values = { ...facts(), clientContact: called.id };
  await call(referenceRoutes.saveFacts, { id: referenceId, version: 0, values }, caller);

  const tender = {
    title: word('title', 'asked'),
    buyer: { name: word('buyer', 'asked') },
    lot: word('lot'),
    procedure: word('procedure'),
    identifiers: { ted: word('ted'), hilma: word('hilma'), own: word('number') },
    languages: ['en'],
    deadline: '2027-12-18T12:00:00+02:00',
  };
  const { id: tenderId } = await call(tenderRoutes.createTender, tender, caller);
  const conditions = [{ kind: 'task', any: [word('condition')] }];
  const need = { id: tenderId, text: word('need'), lot: word('needLot'), about: 'person', conditions };
  const { id: needId } = await call(tenderRoutes.createNeed, need, caller);
  const own = {
    language: 'en',
    tenderTitle: word('ownTitle', 'asked'),
    tenderText: word('ownText', 'asked'),
    ourPart: word('ownPart', 'asked'),
  };
  await pick(tenderId, { add: [{ referenceId, needIds: [needId], own }] });
  const declined = await ours.newTender();
  await update(declined, { status: 'no bid', reason: word('reason') });
  const otherId = await ours.newTender();
  await newNeed(otherId);
  await pick(otherId, { add: [{ referenceId }] });

  const asked = async (input: object) => {
    const contact = await newContact(about.customerId);
    const { id } = await ask({ ...about, contact }, { ...input, expiresOn: '2028-04-18' });
    return { id, token: await linkToken(id), email: contact.email };
  };
  const inTender = { subjects, channels: ['tender'] as const };
  const onPages = { subjects: cardSubjects, channels: channels.filter((one) => one !== 'tender') };
  const links = {
    general: await asked({ ...onPages }),
    tender: await asked({ ...inTender, tender: { id: tenderId }, message: word('message', 'asked') }),
    other: await asked({ ...inTender, tender: { id: otherId, name: 'Another tender' } }),
  };
  /** The pages of the three links, and what each may not say. */
  const expectDiscreet = async () => {
    const pageOf = (token: string) => textAt(`/approve/${token}?lang=en`);
    expect(foundIn(await pageOf(links.general.token)), 'general link').toEqual([]);
    expect(foundIn(await pageOf(links.tender.token), ['hidden']), 'link of the tender').toEqual([]);
    expect(foundIn(await pageOf(links.other.token), ['asked', 'hidden']), 'other link').toEqual([]);
  };
  const answer = async ({ id, token }: { id: string; token: string }, given: object) => {
    const parts = { subjects: [...subjects], channels: [...channels], ...given };
    await answerByLink(token, 'approved', answerOf(parts), new Date());
    await carried(id);
  };
  await expectDiscreet();
  const before = foundIn(await textAt(`/approve/${links.tender.token}`));
  await answer(links.general, {});
  await answer(links.tender, {});
  const { attributes } = about.reference;
  await call(referenceRoutes.updateReference, { id: referenceId, status: 'Published', attributes }, caller);
  const fields = { title: 'Ljus utan vakt', shortDescription: 'I korthet' };
  const translation = { id: referenceId, language: 'sv', fields, status: 'Ready' };
  await call(translationRoutes.saveTranslation, translation, caller);
  const itemIds = [referenceId];
  const collection = await makeCollection(owner, organizationId, { visibility: 'public', itemIds });

  const form = (await makeForm(caller, everyPlaceholder, word('form'))).id;
  const { path } = await ours.save(tenderId);
  for (const one of [path!, `${path}/proof.json`])
    expect(foundIn(await textAt(one), ['hidden']), one).toEqual([]);
  const file = { format: 'docx', channel: 'tender', tenderId, referenceIds: itemIds } as const;
  const document = await make(caller, { ...file, form, title: word('document') });
  const dispatch = {
    documentIds: [document.id],
    how: 'portal',
    receivers: [`${word('receiver')}@buyer.example`],
    note: word('note'),
    despite: word('despite'),
  };
  await call(tenderRoutes.sendTender, { id: tenderId, ...dispatch }, caller);
  await withdrawByLink(links.tender.token, ['tender'], new Date(), word('withdrawal'));
  await carried(links.tender.id);
  await finishHere();
  const [recall] = (await call(tenderRoutes.listRecalls, { tenderId }, caller)).recalls;
  const { id, version } = recall!;
  const told = { id, tenderId, version, state: 'told', note: word('recall') };
  await call(tenderRoutes.updateRecall, told, caller);
  const price = { ours: 987_660_001, winning: 987_660_002, currency: 'EUR' };
  for (const name of ['ours', 'winning'] as const) add(name, 'hidden', String(price[name]));
  const outcome = {
    status: 'lost',
    points: { ours: 82.5, best: 91 },
    price,
    winner: word('winner'),
    note: word('outcome'),
    references: [{ referenceId, verdict: 'refused', why: word('why') }],
  };
  await call(tenderRoutes.saveOutcome, { id: tenderId, ...outcome }, caller);
  await sendBatch({ organizationId, events: [{ type: 'view', referenceId }] });
  await expectDiscreet();
  return { ...ours, ...about, all, foundIn, before, links, referenceId, collection, proof: path! };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** Everything that visitors, members without the tender and operators get, by its address. */
async function surfacesOf({ organizationId, caller, links, referenceId, collection }: Scene) {
  const page = `/reference-page/${organizationId}`;
  const { slug } = await call(referenceRoutes.getReference, { id: referenceId }, caller);
  const list = `${page}/collection/${collection.id}`;
  const [number, ofTender] = [proofNumber(links.general.id), proofNumber(links.tender.id)];
  const shows = [
    page,
    `${page}?q=light`,
    `${page}?embed`,
    `${page}/${slug}`,
    `${page}/embed.json`,
    `${page}/embed.json?story=${referenceId}`,
    list,
    `${list}/embed.json`,
  ];
  for (const path of shows)
    await expect.poll(() => textAt(path), { message: path }).toContain('Light without a keeper');
  const paths = [
    ...shows,
    ...['', `/${slug}`, `/collection/${collection.id}`].map((one) => `${page}/sv${one}`),
    `${page}/embed.json?lang=sv`,
    `${page}/sitemap.xml`,
    ...[page, `${page}/${referenceId}`, list].map((one) => `${one}/social-image.png`),
    ...[number, `${number}?as=text`, ofTender, `${ofTender}?as=text`, 'keys.json'].map(
      (one) => `/verify/${one}`,
    ),
    '/embed.js',
    ...siteFeeds.map((one) => `/${one}`),
  ];
  const found: Record<string, string> = {};
  for (const path of paths) found[path] = await textAt(path);
  expect(found[`/verify/${number}`]).toContain('data-proof-state="valid"');
  const rows = [
    partitions.public(organizationId),
    partitions.publicIn(organizationId, 'sv'),
    partitions.public(collection.id),
    partitions.statistics(organizationId),
  ];
  for (const pk of rows) {
    const items = await dumpPartition(pk);
    found[pk] = JSON.stringify([items, await dumpNames(items)]);
  }
  const answers = {
    wall: await call(publicRoutes.getReferencePage, { id: organizationId }, {}),
    list: await call(publicRoutes.getPublicCollection, { id: collection.id }, {}),
    references: await call(referenceRoutes.listReferences, {}, caller),
    report: await readReport(caller),
  };
  for (const [name, body] of Object.entries(answers)) found[name] = JSON.stringify(body);
  found.document = (await make(caller, { referenceIds: [referenceId] })).bytes.toString();
  for (const [name, file] of Object.entries(inject('cloud').logs)) found[name] = readFileSync(file, 'utf8');
  return found;
}

/** The team reads all of its tender in mails, and whoever is asked what a buyer would read. */
async function expectDiscreetMails({ owner, links, foundIn }: Scene): Promise<void> {
  const mails = JSON.parse(await textAt('/__local/mail.json')) as { to: string[] }[];
  for (const mail of mails) {
    if (mail.to.includes(owner.email)) continue;
    const isAsked = mail.to.includes(links.tender.email);
    const found = foundIn(JSON.stringify(mail), isAsked ? ['hidden'] : undefined);
    expect(found, String(mail.to)).toEqual([]);
  }
}

describe.each(['off', 'warn', 'require'] as const)('under %s', (policy) => {
  it('nothing of facts and tenders reaches a public surface, another link, mail or log', async () => {
    const scene = await makeScene(policy);
    const { organizationId, all, foundIn } = scene;
    const rows = await dumpPartition(partitions.organization(organizationId));
    expect(foundIn(JSON.stringify(rows)).toSorted()).toEqual([...all.keys()].toSorted());
    // Whoever is asked reads these, so the search finds what is there.
    const told = ['title', 'buyer', 'ownTitle', 'ownPart', 'svPart', 'contractValue', 'phone'];
    expect(scene.before).toEqual(expect.arrayContaining(told));

    for (const [surface, text] of Object.entries(await surfacesOf(scene)))
      expect(foundIn(text), surface).toEqual([]);
    // It belongs to the buyer, and after the withdrawal it says nothing of the reference.
    expect(foundIn(await textAt(scene.proof))).toEqual(['title', 'buyer']);
    await expectDiscreetMails(scene);
  });
});
