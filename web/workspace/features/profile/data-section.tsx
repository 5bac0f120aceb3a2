import { useMutation } from '@tanstack/react-query';
import { userRoutes } from '#contract/user';
import { call, messageOf } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { notify } from '../../ui/toast.tsx';
import { DialogButton } from './dialog-button.tsx';
import { downloadJson } from '../../lib/download.ts';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const DeleteAccountDialog = onDemand(() => import('./delete-account-dialog.tsx'));

export function DataSection() {
  return (
    <SettingsSection id="data" title={texts.data.title} description={texts.data.description}>
      <Export />
      <hr className="-mx-5 my-5 border-line" />
      <SettingsRow
        title={texts.data.deleteTitle}
        action={<DialogButton label={texts.data.delete} tone="danger" dialog={DeleteAccountDialog} />}
      >
        {texts.data.deleteBody}
      </SettingsRow>
    </SettingsSection>
  );
}

function Export() {
  const save = useMutation({
    mutationFn: () => call(userRoutes.exportProfile),
    onSuccess: (document) => {
      const fileName = `refdeck-export-${document.exportedAt.slice(0, 10)}.json`;
      downloadJson(fileName, document);
      notify.success(texts.data.exported(fileName));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <SettingsRow
        title={texts.data.exportTitle}
        action={
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {texts.data.export}
          </Button>
        }
      >
        {texts.data.exportBody}
      </SettingsRow>
      <FormError>{save.error ? messageOf(save.error) : undefined}</FormError>
    </div>
  );
}
