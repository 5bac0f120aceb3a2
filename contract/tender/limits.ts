/** Only screens of tenders load these. */
export const tenderLimits = {
  tenders: 500,
  /** Per tender. Its parts are read at once. */
  needs: 30,
  picks: 200,
  /** Each is two steps of one transaction. */
  picksPerCall: 40,
  needLength: 2_000,
  conditions: 12,
  dispatches: 50,
  documentsPerDispatch: 10,
  /** Each is two steps of one transaction, beside the documents. */
  referencesPerDispatch: 40,
  receivers: 20,
  /** Each is up to five steps of one transaction. */
  provenReferences: 15,
  noteLength: 2_000,
  /** The values that one condition allows. */
  choices: 20,
} as const;
