/** Where an organisation's public side is found. Addresses that people have passed on must keep working. */
export const referencePagePath = (organizationId: string): string => `/reference-page/${organizationId}`;

export const storyPath = (organizationId: string, referenceId: string): string =>
  `${referencePagePath(organizationId)}/${referenceId}`;

export const collectionPagePath = (organizationId: string, collectionId: string): string =>
  `${referencePagePath(organizationId)}/collection/${collectionId}`;

/** The page as a frame for somebody's own website: no script runs there, and nothing of ours is around the cards. */
export function embedSnippet(path: string, title: string): string {
  const source = new URL(`${path}?embed`, window.location.href).href;
  return `<iframe src="${source}" title="${escapeQuotes(title)}" loading="lazy" style="width:100%;height:640px;border:0"></iframe>`;
}

const escapeQuotes = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
