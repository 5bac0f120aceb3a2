import type { SavedBranding } from '#contract/organization';
import { templateOf } from '#contract/templates/index';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { differing, draftOf, settingsOf, type BrandingDraft } from './branding-draft.ts';
import { texts } from './texts.ts';
import type { BrandingEditor } from './use-branding-editor.ts';

const words = texts.conflict;

interface Props {
  editor: BrandingEditor;
  theirs: SavedBranding;
  mine: BrandingDraft;
}

/** Where the two differ; closing it leaves everything as it is. */
export default function BrandingConflictDialog({ editor, theirs, mine }: Props) {
  const { busy, takeTheirs, saveMine, decideLater } = editor;
  const different = differing(mine, draftOf(theirs));
  return (
    <Dialog open onClose={decideLater} title={words.title} description={words.body} busy={busy}>
      {different.length > 0 ? (
        <table className="w-full text-left">
          <thead className="text-[0.8125rem] text-ink-2">
            <tr className="border-b border-line">
              {[words.setting, words.theirs, words.mine].map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-3 font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map((name) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2.5 pr-3 font-medium">
                  {labels[name]}
                </th>
                {[draftOf(theirs), mine].map((draft, index) => (
                  <td key={index === 0 ? 'theirs' : 'mine'} className="py-2.5 pr-3 wrap-anywhere">
                    <Value name={name} value={settingsOf(draft)[name] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{words.nothing}</p>
      )}
      <DialogActions>
        <Button disabled={busy} onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void saveMine()}>
          {words.saveMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const labels: Readonly<Record<string, string>> = {
  ...texts.names,
  layout: texts.layout,
  templateId: texts.template,
  logo: texts.logo,
};

function Value({ name, value }: { name: string; value: string }) {
  if (name === 'templateId') return templateOf(value).name;
  if (name === 'layout') return texts.layouts[value as keyof typeof texts.layouts];
  if (name === 'logo') return value || words.none;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        style={{ backgroundColor: value }}
        className="size-4 rounded border border-line-strong"
      />
      {value.toUpperCase()}
    </span>
  );
}
