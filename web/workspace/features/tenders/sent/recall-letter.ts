import { subjectList } from '#contract/permission/words';
import type { Dispatch, Recall } from '#contract/tender/dispatch';
import { letter as de } from '#contract/words/de/recall-letter';
import { letter as en } from '#contract/words/en/recall-letter';
import { letter as fi } from '#contract/words/fi/recall-letter';
import { visitorLanguage, type VisitorLanguage } from '#contract/words/languages';
import { letter as sv } from '#contract/words/sv/recall-letter';

const letters: Record<VisitorLanguage, typeof en> = { en, fi, sv, de };

interface Told {
  firm: string;
  tender: string;
  recall: Pick<Recall, 'referenceId' | 'title' | 'subjects'>;
  /** The dispatches that hold the reference, oldest first. */
  sent: readonly Pick<Dispatch, 'documents'>[];
}

/** Returns words for the buyer, in the language of the first file that has the reference. */
export function recallLetter({ firm, tender, recall, sent }: Told): string {
  const { referenceId, title, subjects } = recall;
  const found = sent.flatMap(({ documents }) =>
    documents.flatMap(({ title: document, language, referenceIds }) => {
      const at = referenceIds.indexOf(referenceId);
      return at === -1 ? [] : [{ document, language, number: at + 1 }];
    }),
  );
  const language = visitorLanguage(found[0]?.language);
  const parts = subjectList(subjects, language);
  return letters[language]({ firm, tender, places: found, title, parts });
}
