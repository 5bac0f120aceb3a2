import { clsx } from 'clsx';
import type { SavedBranding } from '#contract/resources/organization';
import { fieldNames } from '#contract/reference/field-values';
import { type Template } from '#contract/cards/templates';
import * as words from '#words/templates';
import { scriptSnippet } from '../../../shared/embed-snippet.ts';
import { TemplatePreview } from '../../cards/template-preview.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { CopyButton } from '../../ui/elements/copy-button.tsx';
import type { GalleryLayout } from './gallery.ts';

interface Props {
  template: Template;
  layout: GalleryLayout;
  branding: SavedBranding;
  onConfigure: () => void;
  onNear: () => void;
}

export function TemplateItem({ template, layout, branding, onConfigure, onNear }: Props) {
  const list = layout === 'list';
  const id = `template-${template.id}`;
  return (
    <li
      aria-labelledby={id}
      className={clsx(
        'flex overflow-hidden rounded-xl border border-line bg-surface',
        list ? 'flex-row' : 'flex-col',
      )}
    >
      <div
        style={{ backgroundColor: branding.brandColors.background }}
        className={clsx(
          'shrink-0 overflow-hidden',
          list ? 'w-28 px-3 pt-3 sm:w-44 sm:px-5 sm:pt-4' : 'h-84 px-14 pt-8',
        )}
      >
        <div className={list ? 'h-0 min-h-full overflow-hidden' : undefined}>
          <TemplatePreview templateId={template.id} branding={branding} />
        </div>
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-1 p-4 sm:p-5',
          list ? 'flex-col gap-4 lg:flex-row lg:items-center' : 'flex-col gap-4 border-t border-line',
        )}
      >
        <About id={id} template={template} changed={template.id in branding.templateConfigs} />
        <Actions {...{ template, list, onConfigure, onNear }} />
      </div>
    </li>
  );
}

function About({ id, template, changed }: { id: string; template: Template; changed: boolean }) {
  const names = (required: boolean) =>
    template.fields
      .filter((field) => field.required === required)
      .map(({ name }) => fieldNames[name])
      .join(', ');
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {template.name}
        </h2>
        <Badge>{words.categoryNames[template.category]}</Badge>
        {changed ? <Badge tone="accent">{words.ownStyle}</Badge> : null}
      </div>
      <p className="mt-1 text-pretty text-ink-2">{template.description}</p>
      <dl className="mt-3 grid gap-1 text-[0.8125rem] text-ink-2">
        <div>
          <dt className="inline font-medium text-ink">{words.requires}: </dt>
          <dd className="inline">{names(true)}</dd>
        </div>
        <div>
          <dt className="inline font-medium text-ink">{words.alsoShows}: </dt>
          <dd className="inline">{names(false)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface ActionsProps extends Omit<Props, 'layout' | 'branding'> {
  list: boolean;
}

function Actions({ template, list, onConfigure, onNear }: ActionsProps) {
  const { organizationId } = useOrganization();
  return (
    <div className={list ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2 *:last:col-span-2'}>
      <ButtonLink
        to={`/app/references/new?template=${template.id}`}
        size="sm"
        variant="primary"
        aria-label={words.usageNamed(template.name)}
      >
        {words.use}
      </ButtonLink>
      <Button
        size="sm"
        aria-label={words.configureNamed(template.name)}
        onClick={onConfigure}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {words.configure}
      </Button>
      <div className={list ? undefined : 'grid'}>
        <CopyButton size="sm" variant="ghost" text={scriptSnippet({ organization: organizationId })}>
          {words.copy}
        </CopyButton>
      </div>
    </div>
  );
}
