import { useState } from 'react';
import type { CardConfig } from '#contract/cards/card-config';
import type { SavedBranding } from '#contract/resources/organization';
import { highestRole, may } from '#contract/rules/roles';
import type { Template } from '#contract/cards/templates';
import * as words from '#words/templates';
import ConfigPanel from '../../cards/config-panel.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { messageOf } from '../../lib/api/api-client.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { StyleConflictDialog } from './style-conflict-dialog.tsx';
import { SheetPreview, Snippet } from './sheet-preview.tsx';
import { StyleConflict, ownStyle, sameStyle, useSaveStyle } from './use-template-styles.ts';

interface Props {
  template: Template;
  branding: SavedBranding;
  onClose: () => void;
}

export default function ConfigureSheet({ template, branding, onClose }: Props) {
  const { roles } = useOrganization();
  const maySave = may(highestRole(roles), 'branding:write');
  // The branding at opening time: a newer version from a background refetch must be handled as a conflict.
  const [seen, setSeen] = useState(branding);
  const [config, setConfig] = useState(() => ownStyle(branding, template));
  const [leaving, setLeaving] = useState(false);
  const { busy, failure, conflict, save, decideLater } = useSave(template, onClose);
  const dirty = !sameStyle(config, ownStyle(seen, template));
  const { brandColors } = seen;

  const takeTheirs = (theirs: SavedBranding) => {
    setSeen(theirs);
    setConfig(ownStyle(theirs, template));
    decideLater();
  };
  return (
    <Sheet
      title={words.sheetTitle(template.name)}
      description={words.sheetNote}
      busy={busy}
      onClose={() => (dirty && maySave ? setLeaving(true) : onClose())}
      footer={
        <div className="flex flex-col gap-3">
          <FormError title={failure ? words.sheetSaveFailed : undefined}>{failure}</FormError>
          {maySave ? null : <p className="text-[0.8125rem] text-pretty text-ink-2">{words.sheetMayNot}</p>}
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <Button
              className="sm:me-auto"
              disabled={busy || Object.keys(config).length === 0}
              onClick={() => setConfig({})}
            >
              {words.sheetReset}
            </Button>
            <ButtonLink to={`/app/references/new?template=${template.id}`}>{words.startWith}</ButtonLink>
            {maySave ? (
              <Button
                variant="primary"
                busy={busy}
                disabled={!dirty && !busy}
                onClick={() => void save(config, seen)}
              >
                {words.sheetSave}
              </Button>
            ) : null}
          </div>
        </div>
      }
    >
      <div className="grid min-h-full lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[1fr_auto]">
        <SheetPreview template={template} config={config} branding={{ brandColors }} />
        <div className="border-line px-4 pt-2 pb-8 max-lg:border-t sm:px-6 lg:row-span-2 lg:border-s">
          <ConfigPanel
            templateId={template.id}
            value={config}
            branding={{ brandColors }}
            onChange={setConfig}
          />
        </div>
        <Snippet />
      </div>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={async () => onClose()}
        title={words.sheetLeaveTitle}
        action={words.sheetDiscard}
      >
        {words.sheetLeave}
      </ConfirmDialog>
      {conflict ? (
        <StyleConflictDialog
          template={template}
          mine={config}
          theirs={conflict}
          busy={busy}
          failure={failure}
          onClose={decideLater}
          onTakeTheirs={() => takeTheirs(conflict)}
          onSaveMine={() => void save(config, conflict)}
        />
      ) : null}
    </Sheet>
  );
}

function useSave(template: Template, onSaved: () => void) {
  const saveStyle = useSaveStyle();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<SavedBranding>();

  const undo = async (before: CardConfig, saved: SavedBranding) => {
    try {
      await saveStyle(template, before, saved);
      notify.success(words.undone(template.name));
    } catch (error) {
      notify.error(error instanceof StyleConflict ? words.undoConflict : messageOf(error));
    }
  };
  const save = async (config: CardConfig, seen: SavedBranding) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await saveStyle(template, config, seen);
      notify.success(words.saved(template.name), {
        label: words.undo,
        onClick: () => void undo(ownStyle(seen, template), saved),
      });
      onSaved();
    } catch (error) {
      if (error instanceof StyleConflict) setConflict(error.theirs);
      else setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, conflict, save, decideLater: () => setConflict(undefined) };
}
