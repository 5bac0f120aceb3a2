import type { ContentLanguage } from '#contract/rules/content-languages';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import type { Translation } from '#contract/resources/translation';
import type { RecordEditor } from '../../../../record-editor/use-record-editor.ts';
import type { TranslationForm } from './translation-form.ts';

export interface TranslationPageProps {
  reference: Reference;
  settings: OrganizationSettings;
  language: ContentLanguage;
}

/** A save may change the status besides the texts, or say that they translate the original as it is. */
export type Step = Translation['status'] | 'current';

export type TranslationEditorState = RecordEditor<TranslationForm, Translation, Step>;
