import { factEntries, type FactField, type FactName, type FactValues } from '#contract/reference/facts';

/** `facts` may be read by whoever is asked about any tender, `asked` by those of this tender, `hidden` by none. */
type Group = 'facts' | 'asked' | 'hidden';

interface Canary {
  /** Any of these in a text gives it away. */
  needles: string[];
  group: Group;
}

/** Words and numbers that stand nowhere else, each in one field that is never public. */
export function makeCanaries(prefix: string) {
  const all = new Map<string, Canary>();
  const add = (field: string, group: Group, ...needles: string[]) =>
    all.set(field, { needles: needles.map((needle) => needle.toLowerCase()), group });
  const word = (field: string, group: Group = 'hidden'): string => {
    const made = `${prefix}${field.replaceAll(/\W/g, '')}`;
    add(field, group, made);
    return made;
  };

  /** Every fact has one, also those that are added later; yes or no, contacts and names of facts apart. */
  function facts(): FactValues {
    const made = factEntries.map(([name, field]) => [name, ofKind[field.kind]?.(name, field)]);
    return Object.fromEntries(made.filter(([, value]) => value !== undefined)) as FactValues;
  }
  const groupOf = ({ audience }: FactField): Group => (audience === 'tender' ? 'facts' : 'hidden');
  const numbered = (name: string, field: FactField): number => {
    const amount = 987_650_000 + all.size;
    add(name, groupOf(field), String(amount));
    return amount;
  };
  const text = (name: FactName, field: FactField) => word(name, groupOf(field));
  const fixed =
    <Value>(value: Value, ...needles: string[]) =>
    (name: FactName, field: FactField) => {
      add(name, groupOf(field), ...needles);
      return value;
    };
  let year = 1903;
  const ofKind: Record<FactField['kind'], ((name: FactName, field: FactField) => unknown) | undefined> = {
    line: text,
    text,
    money: (name, field) => ({ amount: numbered(name, field), currency: 'EUR' }),
    sizes: (name, field) => [{ amount: numbered(name, field), unit: 'brm²' }],
    percent: fixed(97.31, '97.31', '97,31'),
    month: (name, field) => {
      year += 1;
      add(name, groupOf(field), `${year}-01`, `1/${year}`);
      return `${year}-01`;
    },
    choice: (name, field) => {
      const value = 'choices' in field ? field.choices.at(-2)! : '';
      add(name, groupOf(field), `"${value}"`);
      return value;
    },
    cpv: fixed(['90987654'], '90987654'),
    regions: fixed(['FI1C6'], 'FI1C6'),
    translations: () => ({
      sv: {
        tenderTitle: word('svTitle', 'facts'),
        tenderText: word('svText', 'facts'),
        ourPart: word('svPart', 'facts'),
      },
    }),
    people: (name) => [{ name: word(`${name}Name`), task: word(`${name}Task`) }],
    yes: undefined,
    contact: undefined,
    names: undefined,
  };

  return {
    all,
    word,
    add,
    facts,
    /** The fields of these groups that a text gives away. Numbers are found however they are written. */
    foundIn: (given: string, groups: readonly Group[] = ['facts', 'asked', 'hidden']): string[] => {
      const raw = given.toLowerCase();
      const digits = raw.replaceAll(/(\d)(?:[\s.,]|&nbsp;|&#160;)(?=\d{3})/g, '$1');
      return [...all].flatMap(([field, { needles, group }]) =>
        groups.includes(group) && needles.some((one) => raw.includes(one) || digits.includes(one))
          ? [field]
          : [],
      );
    },
  };
}
