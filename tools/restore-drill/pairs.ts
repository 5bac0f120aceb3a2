export interface Fact {
  rule: string;
  of: string;
  name: string;
  value?: string;
}

export type Side = 'record' | 'copy';

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
