import * as words from '#words/record-editor';

export const conflictWords = ({ isOwn }: { isOwn: boolean }) =>
  isOwn ? words.withOneself : words.withOthers;
export type ConflictWords = ReturnType<typeof conflictWords>;
