interface Fact {
  rule: string;
  of: string;
  /** Distinguishes facts of the same rule. */
  name: string;
  value?: string;
}

type Side = 'record' | 'copy';

/** One place lacks the fact, or the values differ. */
export interface Open extends Omit<Fact, 'value'> {
  values: Partial<Record<Side, string>>;
}

/** Matching facts are dropped at once, so memory grows only with unmatched ones. */
export class Pairs {
  private readonly waiting = new Map<string, Open>();

  note(side: Side, { rule, of, name, value = '' }: Fact): void {
    const key = JSON.stringify([rule, of, name]);
    const other = this.waiting.get(key);
    if (!other) this.waiting.set(key, { rule, of, name, values: { [side]: value } });
    else if (Object.values(other.values).every((earlier) => earlier === value)) this.waiting.delete(key);
    else other.values[side] = value;
  }

  open(): Open[] {
    return [...this.waiting.values()];
  }
}
