/** The printed number has zeros before it, and addresses have it at their end. */
const number = /^(?:https:\/\/ted\.europa\.eu\/(?:[\w-]+\/)*)?0*([1-9]\d{0,7}-20\d\d)(?:[/?#]\S*)?$/;

/** Somebody pasted no notice but its number or address in TED. */
export const tedNumberIn = (text: string): string | undefined => number.exec(text.trim())?.[1];
