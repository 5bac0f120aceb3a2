export const markStates = ['met', 'unknown', 'nearly', 'missed'] as const;
export type MarkState = (typeof markStates)[number];

/** `says` lists what the record has to say about the condition. */
export interface Mark {
  state: MarkState;
  says: readonly string[];
}
