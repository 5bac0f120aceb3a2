import styles from './readers.module.css';

export const storyData = {
  '@type': 'Article',
  headline: 'A booking desk that survives Monday mornings',
  articleSection: 'Case study',
  keywords: 'Sample data, Web, Performance, Operations',
  about: { '@type': 'Organization', name: 'Sample Harbour Ferries' },
  publisher: { '@type': 'Organization', name: 'Birchline Studio' },
};

export function StoryData() {
  return (
    <figure className={styles.storyData}>
      <figcaption>The first of these stories, as a search engine reads it (an excerpt)</figcaption>
      <pre>
        <code>
          {JSON.stringify(storyData, undefined, 2).replaceAll(
            /\{\s+("@type": "Organization"),\s+(.+)\s+\}/g,
            '{ $1,\n    $2 }',
          )}
        </code>
      </pre>
    </figure>
  );
}
