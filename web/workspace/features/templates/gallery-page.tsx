import { useSearchParams } from 'react-router-dom';
import { LayoutGrid, List } from 'lucide-react';
import * as words from '#words/templates';
import { useBranding } from '../../lib/organization/records.ts';
import { useRemembered } from '../../lib/device/remembered.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { ViewSwitch } from '../../ui/lists/view-switch.tsx';
import { categories, galleryLayouts, inCategory, readView, writeView, type GalleryView } from './gallery.ts';
import { TemplateItem } from './template-item.tsx';

const ConfigureSheet = onDemand(() => import('./configure-sheet.tsx'));

const layouts = {
  grid: { label: words.grid, icon: <LayoutGrid aria-hidden /> },
  list: { label: words.list, icon: <List aria-hidden /> },
};

export default function GalleryPage() {
  useTitle(words.title);
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const [layout, setLayout] = useRemembered('refdeck.templates.view', galleryLayouts);
  const branding = useBranding();
  const show = (change: Partial<GalleryView>) =>
    setAddress(writeView({ ...view, ...change }), { replace: true });
  return (
    <>
      <PageHeader
        back={{ to: '/app/references', label: words.back }}
        title={words.title}
        description={words.description}
      />
      <Tabs
        label={words.categories}
        tabs={categories.map((id) => ({
          id,
          label: words.categoryNames[id],
          count: inCategory(id).length,
        }))}
        chosen={view.category}
        onChoose={(category) => show({ category })}
        aside={
          <ViewSwitch
            label={words.view}
            views={layouts}
            value={layout}
            onChange={setLayout}
            className="mb-1.5 shrink-0"
          />
        }
      >
        {branding.data ? (
          <ul className={layout === 'grid' ? 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3' : 'grid gap-3'}>
            {inCategory(view.category).map((template) => (
              <TemplateItem
                key={template.id}
                template={template}
                layout={layout}
                branding={branding.data}
                onNear={ConfigureSheet.prefetch}
                onConfigure={() => show({ configuring: template })}
              />
            ))}
          </ul>
        ) : branding.error ? (
          <QueryError title={words.failed} query={branding} />
        ) : (
          <GallerySkeleton />
        )}
      </Tabs>
      {view.configuring && branding.data ? (
        <ConfigureSheet
          key={view.configuring.id}
          template={view.configuring}
          branding={branding.data}
          onClose={() => show({ configuring: undefined })}
        />
      ) : null}
    </>
  );
}

function GallerySkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <Skeleton key={category} className="h-136 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
