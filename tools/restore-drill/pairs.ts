/** Something that the table says in two places. */
interface Fact {
  rule: string;
  /** The organization, by whose id it is found in a report. */
  of: string;
  /** Which one, of those under the same rule. */
  name: string;
  /** What both places say of it. */
  value?: string;
}

type Side = 'record' | 'copy';

/** A fact that only one place tells, or that the two tell differently. */
export interface Open extends Omit<Fact, 'value'> {
  values: Partial<Record<Side, string>>;
}

/**
 * Holds what is stored twice against each other, whichever is seen first. What agrees is forgotten at once, so that a table of any
 * size takes no more memory than what waits for its other half.
 */
export class Pairs {
  private readonly waiting = new Map<string, Open>();

  note(side: Side, { rule, of, name, value = '' }: Fact): void {
    const key = JSON.stringify([rule, of, name]);
    const other = this.waiting.get(key);
    if (!other) this.waiting.set(key, { rule, of, name, values: { [side]: value } });
    else if (Object.values(other.values).every((earlier) => earlier === value)) this.waiting.delete(key);
    else other.values[side] = value;
  }

  /** What is left when all was seen. */
  open(): Open[] {
    return [...this.waiting.values()];
  }
}
