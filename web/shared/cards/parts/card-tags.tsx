const shown = 3;

export function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className="rd-card-tags" aria-label="Tags">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="rd-card-tag" dir="auto">
          {tag}
        </li>
      ))}
      {more > 0 ? <li className="rd-card-tag rd-card-tag-more">+{more} more</li> : null}
    </ul>
  );
}
