import { beforeAll, describe, expect, it } from 'vitest';
import { tenderFormats } from '#contract/resources/document';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { allBytesOf } from '../support/document-texts.ts';
import { makeProving, openProof, values } from '../support/buyer-proofs.ts';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';

beforeAll(() => runInProcess());

const { caller, newPick, newNeed, newTender, pick, read, confirm, file, save } = await makeProving();
await call(
  organizationRoutes.saveSettings,
  { permissionPolicy: 'require', language: 'en', languages: ['sv'] },
  caller,
);

type Picked = Awaited<ReturnType<typeof newPick>>;

const own = {
  language: 'en' as const,
  tenderTitle: 'Asked for by this buyer',
  tenderText: 'Written for this buyer',
  ourPart: 'Our part in words of this tender',
};
const say = ({ tenderId, referenceId }: Pick<Picked, 'tenderId' | 'referenceId'>, more: object) =>
  pick(tenderId, { add: [{ referenceId, ...more }] });
const textOf = async (about: Picked, more: object = {}) => (await file(about, more)).bytes.toString();

describe('the words of a tender’s own', () => {
  it('stay when the reference answers another requirement, until null removes them', async () => {
    const about = await newPick();
    const { tenderId, referenceId } = about;
    await say(about, { own, anonymous: true, untold: ['role'] });
    const needIds = [await newNeed(tenderId)];
    await say(about, { needIds });
    const kept = { referenceId, needIds, own, anonymous: true, untold: ['role'] };
    expect((await read(tenderId)).picks).toEqual([kept]);
    await say(about, { needIds, own: null, anonymous: false, untold: [] });
    expect((await read(tenderId)).picks).toEqual([{ referenceId, needIds }]);
  });

  it('are in the files of this tender, in their language, and of no other', async () => {
    const about = await newPick({ name: 'As on the page' });
    await say(about, { own });
    await confirm(about);
    expect(await textOf(about)).toContain(own.tenderText);
    const other = { ...about, tenderId: await newTender() };
    await pick(other.tenderId, { add: [{ referenceId: about.referenceId }] });
    await confirm(other);
    const text = await textOf(other);
    expect(text).toContain('As on the page');
    expect(Object.values(own).filter((words) => words !== 'en' && text.includes(words))).toEqual([]);
  });

  it('take the place of a translation only in files of that language', async () => {
    const about = await newPick({ name: 'In English' });
    const translated = { title: 'På svenska', shortDescription: 'I korthet' };
    await call(
      translationRoutes.saveTranslation,
      { id: about.referenceId, language: 'sv', fields: translated, status: 'Ready' },
      caller,
    );
    const swedish = { language: 'sv', tenderTitle: 'För köparen', ourPart: 'Vår del' };
    await say(about, { own: swedish });
    await confirm(about);
    expect(await textOf(about, { language: 'sv' })).toMatch(/Vår del[^]*För köparen|För köparen[^]*Vår del/);
    expect(await textOf(about)).toMatch(/^(?![^]*(För köparen|Vår del))[^]*In English/);
  });

  it('are not told under require before the customer has approved them', async () => {
    const about = await newPick({ name: 'Approved before' });
    await confirm(about);
    await say(about, { own });
    const { language: _language, ...words } = own;
    const toldOf = (text: string) => Object.values(words).filter((told) => text.includes(told));
    const text = await textOf(about);
    expect(text).toContain('Approved before');
    expect(toldOf(text)).toEqual([]);
    await confirm(about);
    expect(toldOf(await textOf(about))).toEqual(Object.values(words));
    await say(about, { own: { ...own, ourPart: 'Not yet approved' } });
    expect(toldOf(await textOf(about))).toEqual(Object.values(words));
  });

  it('are confirmed on the buyer’s page when the contact has approved them', async () => {
    const about = await newPick();
    await say(about, { own });
    await confirm(about);
    const { path } = await save(about.tenderId);
    const { html, states } = await openProof(path!);
    expect(states.at(-1)).toBe('confirmed');
    for (const words of [own.tenderTitle, own.tenderText, own.ourPart]) expect(html).toContain(words);
    await say(about, { own: { ...own, ourPart: 'Not what was approved' } });
    await save(about.tenderId);
    const later = await openProof(path!);
    expect([later.states.at(-1), later.html.includes(own.ourPart)]).toEqual(['confirmed', true]);
    expect(later.html).not.toContain('Not what was approved');
  });
});

it('an anonymous reference names its customer in no format of a tender’s file', async () => {
  const about = await newPick(
    { name: 'A terminal for ferries', custom: { alias: 'A ferry company', quotePerson: 'Maija Meri' } },
    undefined,
    { name: 'Sirpa Soitto' },
  );
  const { name } = about.customer;
  await call(
    referenceRoutes.saveFacts,
    {
      id: about.referenceId,
      version: 1,
      values: { ...values, ourPart: `All that ${name} asked for`, contractForm: 'Turnkey' },
    },
    caller,
  );
  await say(about, { anonymous: true });
  await confirm(about, ['name', 'logo', 'text', 'quote', 'person', 'images', 'value']);
  for (const format of tenderFormats) {
    const { bytes, leftOut } = await file(about, { format });
    const text = await allBytesOf(format, bytes);
    expect(text, format).toContain('A ferry company');
    for (const hidden of [name, 'Maija Meri', 'Sirpa Soitto']) expect(text, format).not.toContain(hidden);
    expect(leftOut).toBeUndefined();
  }
});

it('an anonymous reference without another name is left out as a whole', async () => {
  const [about, named] = [await newPick(), await newPick()];
  await pick(about.tenderId, { add: [{ referenceId: named.referenceId }] });
  await say(about, { anonymous: true });
  for (const one of [about, { ...named, tenderId: about.tenderId }]) await confirm(one);
  const { leftOut } = await file(about, { referenceIds: [about.referenceId, named.referenceId] });
  expect(leftOut).toMatchObject([{ referenceId: about.referenceId, whole: true }]);
});

it('key people are told in a tender that chooses so, and in no other', async () => {
  const about = await newPick();
  const keyPeople = [{ name: 'Olli Rakenne', task: 'Structural designer', months: 14 }];
  const changed = {
    id: about.referenceId,
    version: 1,
    values: { ...values, keyPeople, internalNote: 'CANARY' },
  };
  await call(referenceRoutes.saveFacts, changed, caller);
  await confirm(about);
  expect(await textOf(about)).not.toContain('Olli');
  await say(about, { told: ['keyPeople'] });
  for (const format of tenderFormats) {
    const text = await allBytesOf(format, (await file(about, { format })).bytes);
    expect(text.replaceAll(/\s+/g, ' '), format).toMatch(/Olli Rakenne, Structural designer, 14 months/);
    expect(text, format).not.toContain('CANARY');
  }
  expect(
    (await pick(about.tenderId, { add: [{ referenceId: about.referenceId, told: ['internalNote'] }] }))
      .status,
  ).toBe(400);
});

it('a fact that a tender does not tell is in none of its files', async () => {
  const about = await newPick();
  await say(about, { untold: ['contractValue'] });
  await confirm(about);
  for (const format of tenderFormats) {
    const { bytes } = await file(about, { format });
    expect(await allBytesOf(format, bytes), format).not.toMatch(/380[\s.,]?000/);
  }
});
