import { customerKey } from './find-alike.ts';
import { fold } from './fold.ts';

/** These words tell one project from another. */
export interface Project {
  number?: string | undefined;
  title: string;
  customer: string;
  /** YYYY-MM, or YYYY where only the year is known. */
  date?: string | undefined;
}

export interface FoundProject<Of> {
  of: Of;
  by: 'number' | 'title' | 'words' | 'record';
}

/** The longer of two projects has this share of its words in common with the other. */
const leastShared = 0.85;

/** The projects that are known so far. Of several that are alike, the first one is found. */
export class Projects<Of> {
  private readonly byNumber = new Map<string, Of>();
  private readonly byTitle = new Map<string, Of>();
  private readonly byWord = new Map<string, { of: Of; number: string | undefined; words: Set<string> }[]>();

  add(of: Of, project: Project): void {
    const { number } = project;
    if (number && !this.byNumber.has(number)) this.byNumber.set(number, of);
    const title = titleKey(project);
    if (!this.byTitle.has(title)) this.byTitle.set(title, of);
    const words = wordsOf(project);
    for (const word of words) {
      const others = this.byWord.get(word) ?? [];
      others.push({ of, number, words });
      this.byWord.set(word, others);
    }
  }

  find(project: Project): FoundProject<Of> | undefined {
    const { number } = project;
    const same = number ? this.byNumber.get(number) : undefined;
    if (same !== undefined) return { of: same, by: 'number' };
    const equal = this.byTitle.get(titleKey(project));
    if (equal !== undefined) return { of: equal, by: 'title' };
    const words = wordsOf(project);
    const alike = this.sharing(words).find(
      // With two numbers, the firm itself says that they are two projects.
      (other) => !(number && other.number) && isAlike(words, other.words),
    );
    return alike && { of: alike.of, by: 'words' };
  }

  /** Whoever shares most words has one of the rarest ones too, so the common ones need not be looked up. */
  private sharing(words: ReadonlySet<string>) {
    const count = words.size - Math.ceil(words.size * leastShared) + 1;
    const lists = [...words].map((word) => this.byWord.get(word) ?? []);
    return lists
      .toSorted((a, b) => a.length - b.length)
      .slice(0, count)
      .flat();
  }
}

const titleKey = ({ title, customer }: Project): string => `${fold(title)}\n${customerKey(customer)}`;

const wordsOf = ({ title, customer, date = '' }: Project): Set<string> =>
  new Set(
    [fold(title), customerKey(customer), date.slice(0, 4)].flatMap((text) => text.split(' ').filter(Boolean)),
  );

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= leastShared * Math.max(one.size, other.size);
}
