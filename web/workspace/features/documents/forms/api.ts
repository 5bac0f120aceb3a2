import { useMutation, useQuery } from '@tanstack/react-query';
import { formRoutes } from '#contract/resources/form';
import type { Sent } from '#contract/primitives/route';
import { formsKey } from '../../../documents/forms-key.ts';
import { sendForm } from '../../../documents/send-form.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';

export function useForms() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: formsKey(organizationId),
    queryFn: ({ signal }) => call(formRoutes.listForms, {}, { signal }),
  });
}

export function useForm(id: string) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...formsKey(organizationId), id],
    queryFn: ({ signal }) => call(formRoutes.getForm, { id }, { signal }),
  });
}

interface Upload {
  file: File;
  name: string;
  buyer: string;
  /** The form whose newer file it is. */
  newerOf?: { id: string; version: number } | undefined;
}

export function useUploadForm() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: async ({ file, name, buyer, newerOf }: Upload) => {
      const uploadId = await sendForm(call, file);
      return newerOf
        ? await call(formRoutes.updateForm, { ...newerOf, name, buyer, uploadId })
        : await call(formRoutes.createForm, { uploadId, name, ...(buyer && { buyer }) });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: formsKey(organizationId) }),
  });
}

export function useUpdateForm() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (changes: Sent<typeof formRoutes.updateForm>) => call(formRoutes.updateForm, changes),
    onSettled: () => client.invalidateQueries({ queryKey: formsKey(organizationId) }),
  });
}

export function useDeleteForm() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(formRoutes.deleteForm, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: formsKey(organizationId) }),
  });
}
