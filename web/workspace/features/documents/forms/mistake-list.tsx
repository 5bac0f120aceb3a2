import type { FormMistake } from '#contract/form/mistake';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/forms';
import { messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useUpdateForm } from './api.ts';
import { FormLoader } from './form-loader.tsx';

interface Props {
  id: string;
  mayChange: boolean;
  onClose: () => void;
}

export default function MistakeList({ id, mayChange }: Props) {
  return (
    <FormLoader id={id} failed={words.mistakesFailed}>
      {(form) => <Mistakes form={form} mayChange={mayChange} />}
    </FormLoader>
  );
}

function Mistakes({ form, mayChange }: { form: FormDetails; mayChange: boolean }) {
  const untold = form.mistakes - form.mistakeList.length;
  return (
    <div className="ps-4.5">
      <p className="mt-1 text-ink-2">{words.mistakesHint}</p>
      <ol className="mt-2 flex flex-col gap-3">
        {form.mistakeList.map((mistake, at) => (
          // Two mistakes may be the same in the same place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <Mistake {...mistake} />
            {mayChange && mistake.kind === 'unknown' ? <Leave form={form} found={mistake.found} /> : null}
          </li>
        ))}
      </ol>
      {untold > 0 ? <p className="mt-2 text-ink-2">{words.more(untold)}</p> : null}
    </div>
  );
}

function Mistake({ kind, place, found, around, meant }: FormMistake) {
  return (
    <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
      <p className="text-ink">
        {words.kinds[kind](found)}
        {meant === undefined ? null : <strong className="font-semibold"> {words.meant(meant)}</strong>}
      </p>
      <p className="text-ink-2">
        {words.placeOf(place)}
        {around === found ? null : ` · ${words.around(around)}`}
      </p>
    </div>
  );
}

function Leave({ form: { id, version, leave }, found }: { form: FormDetails; found: string }) {
  const { mutate, isPending } = useUpdateForm();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={words.leaveOf(found)}
      busy={isPending}
      onClick={() =>
        mutate(
          { id, version, leave: [...leave, found.slice(1, -1)] },
          { onError: (error) => notify.error(`${words.leaveFailed}. ${messageOf(error)}`) },
        )
      }
    >
      {words.leave}
    </Button>
  );
}
