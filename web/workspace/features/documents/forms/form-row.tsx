import { ChevronRight, Trash2, Upload } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import type { Form } from '#contract/resources/form';
import * as words from '#words/forms';
import { fileSize } from '../../../../shared/format/file-size.ts';
import { Badge } from '../../../ui/elements/badge.tsx';
import { Pieces } from '../../../ui/elements/pieces.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { useDeleteForm } from './api.ts';
import { TryForm } from './try-form.tsx';

const CellList = onDemand(() => import('./cell-list.tsx'));
const MistakeList = onDemand(() => import('./mistake-list.tsx'));
const UploadFormDialog = onDemand(() => import('./upload-form-dialog.tsx'));

interface Props {
  form: Form;
  mayChange: boolean;
}

export function FormRow({ form, mayChange }: Props) {
  const { name, format, buyer, placeholders, repeats, slots, size, updatedAt, usedAt, takenOut } = form;
  const facts: ReactNode[] = [
    buyer ? words.ofBuyer(buyer) : words.own,
    words.formats[format],
    words.placeholders(placeholders),
    repeats ? words.repeats : undefined,
    slots > 0 ? words.slots(slots) : undefined,
    fileSize(size),
    <RelativeTime key="updated" at={updatedAt} />,
    usedAt && (
      <Fragment key="used">
        {words.used} <RelativeTime at={usedAt} />
      </Fragment>
    ),
  ].filter((fact) => fact !== undefined);
  return (
    <li className="relative flex items-start gap-x-4 p-4">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 pe-8 font-medium wrap-anywhere">
          {name}
          {form.mistakes > 0 ? null : placeholders > 0 ? (
            <Badge tone="good">{words.fillable}</Badge>
          ) : (
            <Badge tone="warn">{words.blank}</Badge>
          )}
        </h2>
        <p className="text-[0.8125rem] text-ink-2">
          <Pieces of={facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]))} />
        </p>
        {takenOut.map((one) => (
          <p key={one} className="mt-1 text-[0.8125rem] text-ink-2">
            {words.takenOut[one]}
          </p>
        ))}
        {form.mistakes > 0 ? (
          <Opened list={MistakeList} summary={words.mistakes(form.mistakes)} {...{ form, mayChange }} />
        ) : mayChange && form.proposed > 0 ? (
          <Opened list={CellList} summary={words.cells(form.proposed)} {...{ form, mayChange }} />
        ) : null}
        {form.mistakes === 0 && placeholders > 0 ? <TryForm form={form} /> : null}
      </div>
      {mayChange ? <Actions form={form} /> : null}
    </li>
  );
}

interface OpenedProps extends Props {
  list: typeof MistakeList;
  summary: string;
}

/** What it lists is loaded when it is opened, because a form may have hundreds of lines. */
function Opened({ form, mayChange, list: List, summary }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-1 text-[0.8125rem]"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        onPointerEnter={List.prefetch}
        onFocus={List.prefetch}
        className="flex min-h-6 w-fit items-start gap-1 rounded font-medium text-warn"
      >
        <ChevronRight
          aria-hidden
          className="mt-0.75 size-3.5 shrink-0 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {summary}
      </summary>
      {isOpen ? <List id={form.id} mayChange={mayChange} onClose={() => setOpen(false)} /> : null}
    </details>
  );
}

function Actions({ form }: Pick<Props, 'form'>) {
  const { id, name } = form;
  const remove = useDeleteForm();
  const [open, setOpen] = useState<'upload' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu
        label={words.actionsFor(name)}
        triggerClassName="max-sm:size-11"
        groups={[
          [
            {
              id: 'newer',
              label: words.newer,
              icon: <Upload aria-hidden />,
              onSelect: () => setOpen('upload'),
            },
          ],
          [
            {
              id: 'delete',
              label: words.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: () => setOpen('delete'),
            },
          ],
        ]}
      />
      {open === 'upload' ? <UploadFormDialog newerOf={form} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        title={words.removeTitle(name)}
        action={words.removeAction}
        errorTitle={words.removeFailed}
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          notify.success(words.removed(name));
        }}
      >
        {words.removeBody}
      </ConfirmDialog>
    </>
  );
}
