import type { CardConfig } from '#contract/cards/card-config';
import type { SavedBranding } from '#contract/resources/organization';
import type { Template } from '#contract/cards/templates';
import * as templatesWords from '#words/templates';
import { TemplatePreview } from '../../cards/template-preview.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useClaims } from '../../lib/session/session.ts';
import { ownStyle } from './use-template-styles.ts';

interface Props {
  template: Template;
  mine: CardConfig;
  theirs: SavedBranding;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

export function StyleConflictDialog({ template, mine, theirs, busy, failure, ...on }: Props) {
  const { brandColors, updatedBy } = theirs;
  const words = templatesWords.conflict[updatedBy === useClaims().sub ? 'withOneself' : 'withOthers'];
  const versions = [
    [words.theirs, ownStyle(theirs, template)],
    [words.mine, mine],
  ] as const;
  return (
    <Dialog open onClose={on.onClose} title={words.title} description={words.body} busy={busy} size="lg">
      <div className="grid grid-cols-2 gap-4">
        {versions.map(([title, config]) => (
          <section key={title} className="min-w-0">
            <h3 className="mb-2 font-medium">{title}</h3>
            <div
              style={{ backgroundColor: brandColors.background }}
              className="overflow-hidden rounded-lg border border-line p-4"
            >
              <TemplatePreview templateId={template.id} config={config} branding={{ brandColors }} />
            </div>
          </section>
        ))}
      </div>
      <FormError>{failure}</FormError>
      <DialogActions>
        <Button disabled={busy} onClick={on.onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button variant="primary" busy={busy} onClick={on.onSaveMine}>
          {words.saveMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
