import leven from 'leven';
import { namesAfter, readTag } from '#contract/form/tag';

const mostWrong = 2;

/** The name that somebody most likely meant, with the mark and the place that were typed. */
export function meantBy(typed: string): string | undefined {
  const [, before = '', word = typed] = /^([#/]?(?:[^.]*\.)?)(.*)$/su.exec(typed) ?? [];
  const [nearest] = namesAfter(before)
    .map((name) => ({ name, wrong: leven(name, word) }))
    .filter(({ name, wrong }) => wrong <= mostWrong && wrong < name.length / 2)
    .toSorted((one, other) => one.wrong - other.wrong);
  const meant = nearest && before + nearest.name;
  return meant !== undefined && readTag(meant) ? meant : undefined;
}
