import type { HandOffFile } from '#contract/resources/hand-off-file';

export const writeJson = (file: HandOffFile): string => `${JSON.stringify(file, undefined, 1)}\n`;
