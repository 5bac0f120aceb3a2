import type { Reference } from '#contract/resources/reference';
import { languageList } from '#contract/words/language-list';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/wordings';
import { useSettings } from '../../lib/organization/settings.ts';
import { askedLanguages } from '../wordings/wordings.ts';

/** Says which texts the contact will see. An organization with one language reads nothing here. */
export function AskLanguages({ reference }: { reference: Reference }) {
  const { ready, drafts } = askedLanguages(reference, useSettings().data);
  const told = [
    ready.length > 0 && words.asked(languageList(ready, screenLanguage)),
    drafts.length > 0 && words.notReady(languageList(drafts, screenLanguage)),
  ].filter(Boolean);
  return told.length > 0 ? <p className="text-pretty text-ink-2">{told.join(' ')}</p> : null;
}
