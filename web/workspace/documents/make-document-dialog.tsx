import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContentLanguage } from '#contract/rules/content-languages';
import {
  documentFormats,
  documentRoutes,
  hasLook,
  tenderFormats,
  type DocumentFormat,
  type DocumentLook,
  type PostShape,
} from '#contract/resources/document';
import type { Form } from '#contract/resources/form';
import { limits } from '#contract/rules/limits';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/made-documents';
import { titleMissing } from '#words/reference-fields';
import { isApiError, messageOf } from '../lib/api/api-client.ts';
import { useActionContext, useOrganization } from '../lib/organization/active-organization.tsx';
import { useSettings } from '../lib/organization/settings.ts';
import { Button } from '../ui/elements/button.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { OptionCard } from '../ui/forms/choice-group.tsx';
import { SelectField, TextField } from '../ui/forms/text-field.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import { documentsKey } from './made-documents.ts';
import { FormField } from './form-field.tsx';
import { languageFor, languagesOf } from './languages.ts';
import { LookField } from './look-field.tsx';
import { ShapeField } from './shape-field.tsx';

/** Chosen instead of a format, because a form has its own. */
const asForm = 'form';

interface Props {
  /** In the order of the document; all published ones, if absent. */
  referenceIds?: readonly string[];
  /** A tender is made with what customers allow in tenders. */
  channel?: 'tender';
  tenderId?: string;
  /** Those of the buyer, the preferred one first. */
  languages?: readonly string[];
  /** The form to begin with. */
  form?: Form;
  /** The title to begin with; the organization's name, if absent. */
  title?: string | undefined;
  onClose: () => void;
}

export default function MakeDocumentDialog(props: Props) {
  const { referenceIds, channel, tenderId, languages, title, onClose } = props;
  const organization = useOrganization();
  const settings = useSettings();
  const [name, setName] = useState(title ?? organization.name);
  const [format, setFormat] = useState<DocumentFormat | typeof asForm>(
    props.form ? asForm : documentFormats[0],
  );
  const [form, setForm] = useState(props.form);
  const [shape, setShape] = useState<PostShape>('square');
  const [look, setLook] = useState<DocumentLook | undefined>(channel);
  const [chosen, setChosen] = useState<ContentLanguage>();
  const language = chosen ?? (settings.data && languageFor(settings.data, languages));
  const { begin, busy, failure, nameError, setNameError } = useBeginning(onClose);
  const count = referenceIds?.length ?? 0;
  const tooMany =
    format === 'png' && count > limits.postPictures
      ? words.tooManyPictures
      : count > limits.documentReferences && words.tooMany;
  const offered = channel ? tenderFormats : documentFormats;
  return (
    <FormDialog
      title={titleOf(referenceIds?.length, channel ? undefined : title)}
      busy={busy}
      failure={tooMany || failure}
      failureTitle={words.notMade}
      cancel={words.cancel}
      save={words.makeAction}
      disabled={!language || tooMany !== false || (format === asForm && !form)}
      onClose={onClose}
      onSubmit={() => {
        const file =
          format === asForm
            ? form && { format: form.format, form: form.id }
            : { format, ...(format === 'png' && { shape }), ...(hasLook(format) && look && { look }) };
        return (
          language &&
          file &&
          begin({ title: name.trim(), ...file, language, channel, tenderId, referenceIds })
        );
      }}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        value={name}
        maxLength={limits.nameLength}
        error={nameError}
        onChange={({ target }) => {
          setName(target.value);
          setNameError(undefined);
        }}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{words.format}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {offered.map((one) => (
            <OptionCard
              key={one}
              name="format"
              value={one}
              {...words.formats[one]}
              checked={one === format}
              onChange={() => setFormat(one)}
            />
          ))}
          <OptionCard
            name="format"
            value={asForm}
            label={words.form}
            note={words.formNote}
            checked={format === asForm}
            onChange={() => setFormat(asForm)}
          />
        </div>
      </fieldset>
      {format === asForm ? <FormField value={form} onChange={setForm} /> : null}
      {hasLook(format) ? <LookField value={look} onChange={setLook} /> : null}
      {format === 'png' ? <ShapeField value={shape} onChange={setShape} /> : null}
      <LanguageField settings={settings} value={language} onChange={setChosen} />
    </FormDialog>
  );
}

function titleOf(count: number | undefined, title: string | undefined): string {
  if (count === undefined) return words.makeTitleAll;
  return title ? words.makeTitleOne(title) : words.makeTitle(count);
}

interface LanguageProps {
  settings: ReturnType<typeof useSettings>;
  value: ContentLanguage | undefined;
  onChange: (language: ContentLanguage) => void;
}

/** An organization with one language has nothing to choose. */
function LanguageField({ settings, value, onChange }: LanguageProps) {
  if (settings.data) {
    const offered = languagesOf(settings.data);
    return offered.length === 1 ? null : (
      <SelectField
        label={words.languageField}
        hint={words.languageHint}
        value={value}
        onChange={({ target }) => onChange(target.value as ContentLanguage)}
        options={offered.map((code) => ({ value: code, label: ownName(code) }))}
      />
    );
  }
  if (settings.error)
    return (
      <div role="alert" className="flex items-center justify-between gap-3">
        {words.languagesFailed}
        <Button size="sm" busy={settings.isFetching} onClick={() => void settings.refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  return (
    <Loading>
      <Skeleton className="h-9" />
    </Loading>
  );
}

const list = '/app/documents';

interface Wanted {
  title: string;
  format: DocumentFormat;
  form?: string | undefined;
  shape?: PostShape;
  look?: DocumentLook | undefined;
  language: ContentLanguage;
  channel: 'tender' | undefined;
  tenderId: string | undefined;
  referenceIds: readonly string[] | undefined;
}

function useBeginning(onClose: () => void) {
  const { call, client, organizationId } = useActionContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOnList = pathname === list || pathname === `${list}/new`;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const begin = async ({ referenceIds, ...wanted }: Wanted) => {
    setFailure(undefined);
    setNameError(wanted.title ? undefined : titleMissing);
    if (busy || !wanted.title) return;
    setBusy(true);
    try {
      const some = referenceIds && { referenceIds: [...referenceIds] };
      await call(documentRoutes.makeDocument, { ...wanted, ...some });
      void client.invalidateQueries({ queryKey: documentsKey(organizationId) });
      notify.success(
        words.begun(wanted.title),
        isOnList ? undefined : { label: words.see, onClick: () => void navigate(list) },
      );
      onClose();
    } catch (error) {
      if (isApiError(error) && error.fields.title) setNameError(error.fields.title);
      else setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { begin, busy, failure, nameError, setNameError };
}
