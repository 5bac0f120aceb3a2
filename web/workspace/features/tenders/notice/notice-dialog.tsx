import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Condition } from '#contract/tender/condition';
import { websiteRoutes } from '#contract/resources/website';
import { tenderLimits } from '#contract/tender/limits';
import * as words from '#words/tender-notice';
import * as formWords from '#words/tender-form';
import * as tenderWords from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { useClaims } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Unreadable } from '../../../file-reading/unreadable.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { useCreateFromNotice } from '../api.ts';
import { MoreAboutTender } from '../details/more-about-tender.tsx';
import { emptyForm, localTime, newBodyOf, resolver, type TenderForm } from '../details/tender-form.ts';
import { FoundNeed, Stated } from './found.tsx';
import { readEforms } from './read-eforms.ts';
import { readText, type ReadNeed, type ReadNotice } from './read-text.ts';
import { tedNumberIn } from './ted-number.ts';
import { textOfFile } from './text-of-file.ts';

const longest = 200_000;
const longestFile = 10_000_000;

const isXml = (text: string) => /^\s*(?:\uFEFF)?<\?xml|^\s*<[\w:]*ContractNotice/.test(text);

/** Reads a notice here in the browser, shows what was found, and makes a tender of what is chosen. */
export default function NoticeDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [notice, setNotice] = useState<ReadNotice>();
  const file = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const { call } = useActionContext();
  const refuse = (error: unknown) =>
    setFailure(
      isApiError(error) ? messageOf(error) : error instanceof Unreadable ? error.message : words.unreadable,
    );
  const read = async (text: string) => {
    setFailure(undefined);
    setReading(true);
    const ted = tedNumberIn(text);
    try {
      if (!text.trim()) setFailure(words.missing);
      else if (ted) {
        const { xml } = await call(websiteRoutes.readNotice, { ted });
        setNotice({ number: ted, ...readEforms(xml) });
      } else if (isXml(text)) setNotice(readEforms(text));
      else if (text.length > longest) setFailure(words.tooLong);
      else setNotice(readText(text));
    } catch (error) {
      refuse(error);
    } finally {
      setReading(false);
    }
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > longestFile) {
      setFailure(words.tooLong);
      return;
    }
    setFailure(undefined);
    setReading(true);
    try {
      const text = await textOfFile(chosen);
      if (!isXml(text)) setTyped(text);
      await read(text);
    } catch (error) {
      refuse(error);
    } finally {
      setReading(false);
    }
  };
  if (notice) return <Review notice={notice} onBack={() => setNotice(undefined)} onClose={onClose} />;
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      size="lg"
      busy={isReading}
      failure={failure}
      cancel={words.cancel}
      save={words.read}
      onClose={onClose}
      onSubmit={() => read(typed)}
      aside={
        <>
          <input
            ref={file}
            type="file"
            accept=".pdf,.docx,.xml,.txt,application/pdf,text/xml,text/plain"
            hidden
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button
            icon={<Upload aria-hidden />}
            className="me-auto"
            busy={isReading}
            onClick={() => file.current?.click()}
          >
            {words.open}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}

interface ReviewProps {
  notice: ReadNotice;
  onBack: () => void;
  onClose: () => void;
}

function Review({ notice, onBack, onClose }: ReviewProps) {
  const { mutateAsync } = useCreateFromNotice();
  const navigate = useNavigate();
  const { sub } = useClaims();
  const form = useForm<TenderForm>({
    defaultValues: { ...emptyForm(sub), ...formOfNotice(notice) },
    resolver,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [needs, setNeeds] = useState(notice.needs.slice(0, tenderLimits.needs));
  const [rest, setRest] = useState(notice.rest);
  const [left, setLeft] = useState<ReadonlySet<ReadNeed>>(new Set());
  const [wishes, setWishes] = useState<ReadonlySet<Condition>>(new Set());
  const [failure, setFailure] = useState<string>();
  const chosen = needs.filter((need) => !left.has(need));
  const toggle = (need: ReadNeed) => setLeft((before) => toggled(before, need));
  const toggleWish = (wish: Condition) => setWishes((before) => toggled(before, wish));
  const withWishes = (need: ReadNeed): ReadNeed =>
    need.about === 'person'
      ? need
      : { ...need, conditions: [...need.conditions, ...wishes].slice(0, tenderLimits.conditions) };
  const makeNeed = (sentence: string) => {
    setRest((before) => before.filter((one) => one !== sentence));
    setNeeds((before) => [...before, { text: sentence, about: 'firm', number: 1, conditions: [] }]);
  };
  const use = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { id, added } = await mutateAsync({ tender: newBodyOf(values), needs: chosen.map(withWishes) });
      if (added < chosen.length) notify.error(words.someFailed(added, chosen.length));
      await navigate(`/app/tenders/${id}`, { replace: true });
    } catch (error) {
      setFailure(isApiError(error) ? messageOf(error) : tenderWords.formFailed);
    }
  });
  return (
    <FormDialog
      title={words.title}
      size="xl"
      busy={isSubmitting}
      failure={failure}
      failureTitle={words.notSaved}
      cancel={words.cancel}
      save={words.use}
      onClose={onClose}
      onSubmit={use}
      aside={
        <Button className="me-auto" disabled={isSubmitting} onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label={formWords.title}
          required
          error={errors.title?.message}
          {...register('title')}
        />
        <TextField label={formWords.buyer} error={errors.buyer?.message} {...register('buyer')} />
        <TextField
          label={formWords.deadline}
          type="datetime-local"
          required
          error={errors.deadline?.message}
          {...register('deadline')}
        />
      </div>
      <FormProvider {...form}>
        <MoreAboutTender />
      </FormProvider>
      <Stated notice={notice} taken={wishes} onToggle={toggleWish} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">{words.found}</legend>
        {needs.length === 0 ? <p className="text-ink-2">{words.nothing}</p> : null}
        <ul className="flex flex-col gap-2">
          {needs.map((need) => (
            <li key={need.text}>
              <FoundNeed need={withWishes(need)} isChosen={!left.has(need)} onToggle={() => toggle(need)} />
            </li>
          ))}
        </ul>
      </fieldset>
      {rest.length > 0 ? (
        <details open={needs.length === 0}>
          <summary className="cursor-pointer text-[0.8125rem] text-ink-2">{words.rest(rest.length)}</summary>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
            {rest.map((sentence) => (
              <li key={sentence} className="flex items-center gap-3 px-3 py-2 text-[0.8125rem]">
                <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
                <Button size="sm" onClick={() => makeNeed(sentence)}>
                  {words.makeNeed}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </FormDialog>
  );
}

const toggled = <Item,>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> =>
  new Set(items.has(item) ? [...items].filter((one) => one !== item) : [...items, item]);

function formOfNotice({ title, buyer, deadline, number, ...more }: ReadNotice): Partial<TenderForm> {
  const { country = '', lot = '', procedure = '' } = more;
  return {
    title: title ?? words.untitled,
    buyer: buyer ?? '',
    ...(deadline && { deadline: localTime(new Date(deadline)) }),
    ted: number ?? '',
    country,
    lot,
    procedure,
  };
}
