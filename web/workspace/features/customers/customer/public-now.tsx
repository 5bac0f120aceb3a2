import type { Channel } from '#contract/rules/choices';
import * as words from '#words/permissions';
import { storyPath } from '#web/shared/public-address.ts';
import { useReferenceUse } from '../../../permissions/api.ts';
import { factLink } from '../../../ui/page/fact.tsx';

interface Props {
  customerId: string;
  referenceId: string;
  channel: Channel;
}

/** Tells where visitors see a published reference, for one channel. */
export default function PublicNow({ channel, ...question }: Props) {
  const { data } = useReferenceUse(question);
  const [use] = data?.uses ?? [];
  if (!data || !use?.story) return '–';
  const { story, collections, websites } = use;
  if (channel === 'website') return websites.length > 0 ? words.publicWebsites(websites.length) : '–';
  return (
    <>
      <a href={storyPath(data.page, story)} target="_blank" rel="noreferrer" className={factLink}>
        {words.publicStory}
      </a>
      {collections.length > 0 ? `, ${words.publicCollections(collections.length)}` : null}
    </>
  );
}
