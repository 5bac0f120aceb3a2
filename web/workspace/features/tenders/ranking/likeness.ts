import MiniSearch from 'minisearch';

/** The texts of a reference that are held against a requirement. */
export interface ReferenceWords {
  id: string;
  title: string;
  type: string;
  tags: string;
  tender: string;
  story: string;
}

const longWord = 7;
const endingLength = 4;

/** Finnish and Swedish words differ by their endings, so long ones are compared without. */
const stem = (term: string): string =>
  term.length < longWord ? term.toLowerCase() : term.slice(0, -endingLength).toLowerCase();

/** Returns how much each reference resembles a text, from 0 to 1 for the one that does most. */
export function createLikeness(references: readonly ReferenceWords[]) {
  const index = new MiniSearch<ReferenceWords>({
    fields: ['title', 'type', 'tags', 'tender', 'story'],
    processTerm: stem,
    searchOptions: { boost: { title: 3, type: 2, tags: 2, tender: 2 } },
  });
  index.addAll(references);
  // Requirements are ranked again with each choice, and their texts stay.
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (text: string): ReadonlyMap<string, number> => {
    const ready = known.get(text);
    if (ready) return ready;
    const found = index.search(text);
    const best = found[0]?.score ?? 1;
    const likeness = new Map(found.map(({ id, score }) => [String(id), score / best]));
    known.set(text, likeness);
    return likeness;
  };
}
