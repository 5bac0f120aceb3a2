import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Collection } from '#contract/resources/collection';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/add-to-collection';
import { collectionNameMissing } from '#words/validation';
import { messageOf } from '../../../../lib/api/api-client.ts';
import { useCollections } from '../../../../lib/organization/records.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { CollectionChoice, freshId, type FreshCollection } from './collection-choice.tsx';
import { PartlyAdded, useAddToCollection, missingFrom } from './use-add-to-collection.ts';

interface AddToCollectionDialogProps {
  references: readonly Reference[];
  onClose: () => void;
  onAdded: () => void;
}

export function AddToCollectionDialog({ references, onClose, onAdded }: AddToCollectionDialogProps) {
  const collections = useCollections();
  const form = useId();
  const state = useAdding(references, collections.data, () => {
    onAdded();
    onClose();
  });
  const single = references.length === 1 ? references[0] : undefined;
  const creating = state.chosen === freshId;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={state.busy}
      title={single ? words.titleOne(single.name) : words.title(references.length)}
    >
      <form id={form} noValidate onSubmit={state.submit} className="flex flex-col gap-4">
        {collections.data ? (
          <CollectionChoice
            collections={collections.data}
            ids={references.map(({ id }) => id)}
            chosen={state.chosen}
            onChoose={state.choose}
            fresh={state.fresh}
            onFresh={state.setFresh}
            nameError={state.nameError}
          />
        ) : collections.error ? (
          <div role="alert" className="flex items-center justify-between gap-3">
            {words.failed}
            <Button size="sm" busy={collections.isFetching} onClick={() => void collections.refetch()}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <Loading label={words.loading}>
            <div className="flex flex-col gap-2">
              <Skeleton className="h-11" />
              <Skeleton className="h-11" />
              <Skeleton className="h-11" />
            </div>
          </Loading>
        )}
        <FormError title={state.error?.title}>{state.error?.text}</FormError>
      </form>
      <DialogActions>
        <Button onClick={onClose} disabled={state.busy}>
          {words.cancel}
        </Button>
        <Button type="submit" form={form} variant="primary" busy={state.busy} disabled={!collections.data}>
          {creating ? words.create : words.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Failure {
  title?: string;
  text: string;
}

function useAdding(
  references: readonly Reference[],
  collections: readonly Collection[] | undefined,
  onAdded: () => void,
) {
  const { add, create } = useAddToCollection();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? (collections?.length === 0 ? freshId : undefined);
  const [fresh, setFresh] = useState<FreshCollection>({ name: '', visibility: 'public' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Failure>();
  const [nameError, setNameError] = useState<string>();
  const ids = references.map(({ id }) => id);

  const run = async (work: () => Promise<Collection>, count: number) => {
    setBusy(true);
    try {
      const collection = await work();
      notify.success(words.added(count, collection.name), {
        label: words.view,
        onClick: () => void navigate(`/app/collections/${collection.id}`),
      });
      onAdded();
    } catch (failure) {
      setError(failureOf(failure, count));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !collections) return;
    setError(undefined);
    setNameError(undefined);
    const name = fresh.name.trim();
    const collection = collections.find(({ id }) => id === chosen);
    if (collection) void run(() => add(collection, ids), missingFrom(collection, ids).length);
    else if (chosen !== freshId) setError({ text: words.chooseFirst });
    else if (!name) setNameError(collectionNameMissing);
    else void run(() => create({ ...fresh, name }, ids, ({ id }) => setPicked(id)), ids.length);
  };
  const choose = (id: string) => {
    setPicked(id);
    setError(undefined);
  };
  return { chosen, choose, fresh, setFresh, busy, error, nameError, submit };
}

function failureOf(failure: unknown, total: number): Failure {
  if (!(failure instanceof PartlyAdded)) return { title: words.notAdded, text: messageOf(failure) };
  return { title: words.partly(failure.added, total), text: messageOf(failure.cause) };
}
