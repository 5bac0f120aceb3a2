import type { Sent } from '#contract/primitives/route';
import type { Reference } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import type { SentPick } from '#contract/tender/pick';
import { readTenders } from '../../../../tenders/tender-lists.ts';
import type { Script } from '../job/script.ts';
import type { Archive } from '../reading/archive/read-archive.ts';

interface Bringing {
  archive: Archive;
  /** Those that are here or will be, by their IDs in the archive. */
  references: ReadonlyMap<string, Reference>;
  importId: string;
}

/** Tenders are prepared anew, whatever became of them. What buyers were sent stays in the archive and is counted. */
export async function noteTenders(
  script: Script,
  { archive, references, importId }: Bringing,
): Promise<void> {
  const { call } = script;
  const here = new Set((await readTenders(call)).flatMap(({ id, origin }) => [id, origin?.recordId]));
  const names = new Map(archive.references.map(({ id, name }) => [id, name]));
  for (const tender of archive.tenders.toReversed().filter(({ id }) => !here.has(id))) {
    const { title, buyer, lot, procedure, identifiers, deadline, holdUntil, languages, allowed } = tender;
    const described = { title, buyer, lot, procedure, identifiers, deadline, holdUntil, languages, allowed };
    const origin = { importId, recordId: tender.id };
    const made = await call(tenderRoutes.createTender, {
      ...described,
      origin,
    } as Sent<typeof tenderRoutes.createTender>);
    const parts = archive['parts-of-tenders'].filter(({ tenderId }) => tenderId === tender.id);
    script.tell(made, { name: title, sent: parts.filter(({ kind }) => kind === 'SENT').length });
    const needIds = new Map<string, string>();
    for (const part of parts.toReversed()) {
      if (part.kind !== 'NEED') continue;
      const { text, lot: ofLot, about, number, conditions } = part;
      const asked = { text, lot: ofLot, about, number, conditions };
      const need = await call(tenderRoutes.createNeed, { id: made.id, ...asked });
      needIds.set(part.id, need.id);
      script.tell(need, { name: `${title}: ${text}` });
    }
    const picks = new Map(parts.flatMap((part) => (part.kind === 'PICK' ? [[part.referenceId, part]] : [])));
    for (const id of tender.referenceIds) {
      // One that does not come has no other ID, so the job refuses it and the result names it.
      const referenceId = references.get(id)?.id ?? id;
      const { needIds: answered = [], own, anonymous, told, untold } = picks.get(id) ?? {};
      const answers = answered.flatMap((needId) => needIds.get(needId) ?? []);
      const pick = { referenceId, needIds: answers, own, anonymous, told, untold } as SentPick;
      const picked = await call(tenderRoutes.changePicks, { id: made.id, add: [pick] });
      script.tell(picked, { name: [title, names.get(id)].filter(Boolean).join(': ') });
    }
  }
}
