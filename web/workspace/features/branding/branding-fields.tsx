import type { ReactNode } from 'react';
import { defaultBranding } from '#contract/default-branding';
import type { SavedBranding } from '#contract/organization';
import { templates } from '#contract/templates/index';
import { PictureField } from '../../files/picture-field.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { ContrastHints } from './contrast-hints.tsx';
import { texts } from './texts.ts';
import type { BrandingEditor } from './use-branding-editor.ts';
import { Link } from '../../ui/link.tsx';

const offered = templates.filter(({ hidden }) => !hidden);
const colorNames = ['primary', 'secondary', 'text', 'background'] as const;

interface Props {
  editor: BrandingEditor;
  saved: SavedBranding;
  /** Shown, but not to be changed. */
  readOnly: boolean;
  /** See `PictureField`. */
  onPictureBusy: (busy: boolean) => void;
}

export function BrandingFields({ editor, saved, readOnly, onPictureBusy }: Props) {
  return (
    <>
      <Colors editor={editor} readOnly={readOnly} />
      <PageFields editor={editor} readOnly={readOnly} onPictureBusy={onPictureBusy} />
      <TemplateFields editor={editor} saved={saved} readOnly={readOnly} />
    </>
  );
}

function Colors({ editor, readOnly }: Pick<Props, 'editor' | 'readOnly'>) {
  const { brandColors } = editor.draft;
  const change = (colors: Partial<typeof brandColors>) =>
    editor.set({ brandColors: { ...brandColors, ...colors } });
  const isDefault = colorNames.every(
    (name) => brandColors[name].toLowerCase() === defaultBranding.brandColors[name].toLowerCase(),
  );
  return (
    <Part title={texts.colors}>
      {colorNames.map((name) => (
        <ColorField
          key={name}
          label={texts.names[name]}
          value={brandColors[name]}
          disabled={readOnly}
          onChange={(color) => change({ [name]: color })}
        />
      ))}
      {readOnly ? null : (
        <Button
          className="self-start"
          size="sm"
          disabled={isDefault}
          onClick={() => change(defaultBranding.brandColors)}
        >
          {texts.defaults}
        </Button>
      )}
      <ContrastHints colors={brandColors} onFix={readOnly ? undefined : change} />
    </Part>
  );
}

function PageFields({ editor, readOnly, onPictureBusy }: Omit<Props, 'saved'>) {
  const { draft, set, failure } = editor;
  return (
    <Part title={texts.page}>
      <ChoiceGroup
        label={texts.layout}
        value={draft.layout}
        disabled={readOnly}
        options={(['grid', 'list'] as const).map((layout) => ({
          value: layout,
          label: texts.layouts[layout],
        }))}
        onChange={(layout) => set({ layout })}
      />
      <PictureField
        label={texts.logo}
        hint={texts.logoHint}
        error={failure?.fields.logo}
        value={draft.logo}
        onChange={(logo) => set({ logo })}
        disabled={readOnly}
        onBusy={onPictureBusy}
      />
    </Part>
  );
}

function TemplateFields({ editor, saved, readOnly }: Omit<Props, 'onPictureBusy'>) {
  const { draft, set } = editor;
  return (
    <Part title={texts.templates}>
      <SelectField
        label={texts.template}
        hint={texts.templateHint}
        value={draft.templateId}
        disabled={readOnly}
        onChange={(event) => set({ templateId: event.target.value })}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div>
        <h3 className="mb-1 font-medium">{texts.templateStyles}</h3>
        <ul className="divide-y divide-line">
          {offered.map(({ id, name }) => (
            <li key={id} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id in saved.templateConfigs ? <Badge tone="accent">{texts.ownStyle}</Badge> : null}
              <Link
                to={`/app/references/templates?configure=${id}`}
                aria-label={texts.configureNamed(name)}
                className="inline-flex min-h-8 items-center text-ink-2 underline underline-offset-3 hover:text-ink"
              >
                {texts.configure}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h2 className="mb-4 text-[0.9375rem] font-semibold">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}
