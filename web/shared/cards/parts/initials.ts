import type { CardContent } from '#contract/cards/card';

export const ownerOf = ({ company, alias, title }: CardContent): string => company ?? alias ?? title;

export function initialsOf(name = ''): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.match(/^./u)![0].toUpperCase())
    .join('');
}
