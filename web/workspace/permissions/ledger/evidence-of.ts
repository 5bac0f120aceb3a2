/** Returns the evidence that a form holds, or undefined if it holds none. */
export function evidenceOf(note: string, assetIds: readonly string[]) {
  const said = note.trim() || undefined;
  if (!said && assetIds.length === 0) return undefined;
  return { note: said, ...(assetIds.length > 0 && { assetIds: [...assetIds] }) };
}
