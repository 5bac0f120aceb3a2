/** A fact that the table stores in two places. */
interface Fact {
  rule: string;
  /** The id of the organization, for the report. */
  of: string;
  /** Which one, of those under the same rule. */
  name: string;
  /** The value in both places. */
  value?: string;
}

type Side = 'record' | 'copy';

/** A fact that only one place has, or whose two values differ. */
export interface Open extends Omit<Fact, 'value'> {
  values: Partial<Record<Side, string>>;
}

/**
 * Compares facts that are stored twice, in any order. Matching facts are dropped at once, so memory grows only
 * with facts that wait for their other half.
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

  /** Returns the unmatched facts after all items were added. */
  open(): Open[] {
    return [...this.waiting.values()];
  }
}
