import {
  embedHeadings,
  embedLimit,
  embedThemes,
  wallLayouts,
  type EmbedOptions,
} from '#contract/cards/embed';

/** How a page is shown inside somebody's own, without our header. */
export interface Frame extends Pick<EmbedOptions, 'layout' | 'theme' | 'limit'> {
  heading: NonNullable<EmbedOptions['heading']>;
  /** Its visitor searches in it: the form's own mark in the address, told apart from the tag that the host chose. */
  searching: boolean;
}

const searching = 'search';

/** What the address of a frame asks for; what it asks wrongly counts as not asked. */
export function readFrame(query: URLSearchParams): Frame | undefined {
  if (!query.has('embed')) return undefined;
  const oneOf = <Value extends string | number>(values: readonly Value[], name: string) =>
    values.find((value) => String(value) === query.get(name));
  const limit = Number(query.get('limit'));
  return {
    layout: oneOf(wallLayouts, 'layout'),
    theme: oneOf(embedThemes, 'theme'),
    heading: oneOf(embedHeadings, 'heading') ?? embedHeadings[0],
    limit: Number.isInteger(limit) && limit >= 1 && limit <= embedLimit ? limit : undefined,
    searching: query.get('embed') === searching,
  };
}

/** What each address within the frame keeps of it. */
export function frameEntries(frame: Frame, searched = frame.searching): [string, string][] {
  const { layout, theme, heading, limit } = frame;
  const entries = {
    embed: searched ? searching : '1',
    layout,
    theme,
    heading: heading === embedHeadings[0] ? undefined : heading,
    limit,
  };
  return Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}
