export const title = 'Sent';
export const dialogTitle = 'What did you send?';
export const dialogBody =
  'The files are kept with the tender as they are now. If a customer withdraws, you hear which buyers have to be told.';
export const documents = 'Documents';
export const documentsLoading = 'Loading documents…';
export const documentsFailed = 'The documents could not be loaded';
export const documentsMaking = 'A document is being made. It appears here when it is ready.';
export const documentsNone =
  'There is no document for this tender yet. Choose references and make one of them first.';
export const notAllowed = 'Shows parts that nobody allowed';
export const how = 'How';
export const hows = { portal: 'Through the buyer’s portal', email: 'By email', other: 'Otherwise' } as const;
export const receivers = 'To whom';
export const receiversHint = 'A name or an address on each line.';
export const sentAt = 'When';
export const sentAtHint = 'Now, if you leave it empty.';
export const note = 'Note';
export const reason = 'Why you send it all the same';
export const refused = (titles: string) => `Not all of it is allowed until the buyer has decided: ${titles}.`;
export const refusedWarn = 'Ask first, or say why you send it all the same.';
export const refusedRequire =
  'Your organization sends nothing without permission. Ask first, then make the document again.';
export const cancel = 'Cancel';
export const save = 'Record';
export const failedTitle = 'Nothing was recorded';
export const failed = 'Check your connection and try again.';
export const done = 'Recorded. The files are kept with the tender.';

export const line = (how: string, receivers: string) => (receivers ? `${how}, to ${receivers}` : how);
export const despite = (reason: string) => `Sent all the same: ${reason}`;
export const downloadOf = (title: string) => `Download “${title}” as it was sent`;
export const downloadFailed = 'The file could not be downloaded';

export const recalls = (count: number) =>
  count === 1 ? 'One buyer has to be told' : `${count} things have to be told to the buyer`;
export const recallsClosed = 'Told to the buyer, or not needed';
export const recall = (title: string, parts: string) => `“${title}”: ${parts} no longer allowed`;
export const sentOn = (days: string) => `Sent ${days}`;
export const copy = 'Copy words for the buyer';
export const told = 'Buyer was told';
export const notNeeded = 'Not needed';
export const reopen = 'Open again';
export const states = { told: 'Told', 'not needed': 'Not needed' } as const;
export const toldTitle = 'Who was told, and how?';
export const notNeededTitle = 'Why is it not needed?';
export const recallNote = 'In a sentence';
export const recallSave = 'Save';
export const recallFailed = 'It was not saved';

export const removeSent = [
  'What buyers were sent: the list, and the kept files.',
  'What has to be told to the buyer. If a customer takes something back later, nobody hears that this buyer still has it.',
  'The page for the buyer, which ends at once.',
];
export const removeTyped = (title: string) => `Type ${title} to confirm`;
