import { approvalLengths, suggestibleFields } from '#contract/permission/approval-page';
import { line, text } from '#contract/primitives/schema';
import type { KeyFigure } from '#contract/reference/fields';
import type { Draft } from '#functions/approval/link';
import { blocksOf, withBlocks } from './blocks.ts';
import { say, type Mistakes, type View } from './view.ts';

type WordsDraft = Pick<Draft, 'changes' | 'figures' | 'remark'>;

/** Only what differs is kept. A missing field is unchanged. */
export function readWords(posted: URLSearchParams, view: View): { draft: WordsDraft; mistakes: Mistakes } {
  const { card } = view.snapshot;
  const mistakes: Record<string, string> = {};
  const undone = posted.get('undo');
  const typed = (name: string) =>
    undone === name || !posted.has(name) ? undefined : posted.get(name)!.replaceAll('\r\n', '\n');
  const clean = (name: string, value: string, max: number, long: boolean): string => {
    const parsed = (long ? text(max) : line(max)).safeParse(value);
    if (!parsed.success) mistakes[name] = say(view).mistakes.long(max);
    return parsed.data ?? '';
  };
  const story = blocksOf(card.longDescription ?? '').flatMap((block, index) => {
    const name = `block.${index}`;
    const given = typed(name);
    return given === undefined || given.trim() === block.text.trim() ? [] : [[name, given.trim()] as const];
  });
  const changes = Object.fromEntries([
    ...story,
    ...suggestibleFields(card).flatMap(({ name, value, max, long }) => {
      const isStory = name === 'longDescription';
      const id = isStory ? (story[0]?.[0] ?? 'block.0') : `field.${name}`;
      const given = isStory ? withBlocks(value, (index) => typed(`block.${index}`)) : (typed(id) ?? value);
      // An untouched text may be longer than today's limit.
      if (isStory ? story.length === 0 : given.trim() === value.replaceAll('\r\n', '\n').trim()) return [];
      const changed = clean(id, given, max, long);
      // A reference has a title.
      return name === 'title' && changed === '' ? [] : [[name, changed] as const];
    }),
  ]);
  const figures = (card.figures ?? []).map((figure, index) => {
    const id = `figure.${index}`;
    const part = (name: keyof KeyFigure, max: number) => {
      const before = figure[name] ?? '';
      return undone === id ? before : clean(`${id}.value`, typed(`${id}.${name}`) ?? before, max, false);
    };
    const [value, unit, label] = [part('value', 16), part('unit', 16), part('label', 80)];
    // Emptied as a whole it goes; a half of it would say nothing.
    return value || label ? { value: value || figure.value, unit, label: label || figure.label } : empty;
  });
  const isChanged = figures.some((figure, index) => {
    const { value, unit = '', label } = card.figures![index]!;
    return figure.value !== value || figure.unit !== unit || figure.label !== label;
  });
  const remark = clean('remark', typed('remark') ?? '', approvalLengths.comment, true);
  return {
    draft: {
      ...(Object.keys(changes).length > 0 && { changes }),
      ...(isChanged && { figures }),
      ...(remark && { remark }),
    },
    mistakes,
  };
}

const empty = { value: '', unit: '', label: '' };
