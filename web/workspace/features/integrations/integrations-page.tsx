import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import { OtherWays } from './other-ways.tsx';
import { texts } from './texts.ts';
import { Websites } from './websites.tsx';

/** Where references can be shown beside the workspace: embeds, the page, and data for what somebody builds. */
export default function IntegrationsPage() {
  useTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <div className="flex flex-col gap-10">
        <EmbedBuilder />
        <Websites />
        <OtherWays />
      </div>
    </>
  );
}
