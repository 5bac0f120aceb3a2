/** Something that the table says in two places. */
export interface Fact {
  rule: string;
  /** The organisation, by whose id it is found in a report. */
  of: string;
  /** Which one, of those under the same rule. */
  name: string;
  /** What both places say of it. */
  value?: string;
}

export type Side = 'record' | 'copy';

/** A fact that only one place tells, or that the two tell differently. */
export interface Open extends Omit<Fact, 'value'> {
  said: Partial<Record<Side, string>>;
}

/**
 * Holds what is kept twice against each other, whichever is seen first. What agrees is forgotten at once, so that a table of any
 * size takes no more memory than what waits for its other half.
 */
export class Ledger {
  private readonly waiting = new Map<string, Open>();

  note(side: Side, { rule, of, name, value = '' }: Fact): void {
    const key = JSON.stringify([rule, of, name]);
    const other = this.waiting.get(key);
    if (!other) this.waiting.set(key, { rule, of, name, said: { [side]: value } });
    else if (Object.values(other.said).every((said) => said === value)) this.waiting.delete(key);
    else other.said[side] = value;
  }

  /** What is left when all was seen. */
  open(): Open[] {
    return [...this.waiting.values()];
  }
}
