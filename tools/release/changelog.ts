interface Release {
  version: string;
  date: string;
  /** Newest first. */
  subjects: readonly string[];
}

/** Groups by the area before the colon. An existing section only gets the date. */
export function withRelease(changelog: string, { version, date, subjects }: Release): string {
  const heading = `## ${version} (${date})`;
  const existing = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b.*$`, 'm');
  if (existing.test(changelog)) return changelog.replace(existing, heading);
  const areas = new Map<string, string[]>();
  for (const subject of subjects) {
    const [, area = 'all', change = subject] = /^([\w/, -]+): (.+)$/.exec(subject) ?? [];
    areas.set(area, [...(areas.get(area) ?? []), change]);
  }
  const lines = [...areas]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([area, changes]) => changes.map((change) => `- **${area}**: ${change}`));
  const [title, ...releases] = changelog.split(/^(?=## )/m);
  return `${title!.trimEnd()}\n\n${heading}\n\n${lines.join('\n')}\n\n${releases.join('')}`.trimEnd() + '\n';
}
