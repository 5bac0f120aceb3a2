import type { Tender } from '#contract/resources/tender';
import type { ContentLanguage } from '#contract/rules/content-languages';

/** The form holds what is typed. The deadline is in the time zone of the browser. */
export interface TenderForm {
  title: string;
  buyer: string;
  deadline: string;
  holdUntil: string;
  most: string;
  sameTwice: boolean;
  languages: ContentLanguage[];
}

const usualDays = 21;
const noon = 12;

export function emptyForm(now = new Date()): TenderForm {
  const deadline = new Date(now.getFullYear(), now.getMonth(), now.getDate() + usualDays, noon);
  return {
    title: '',
    buyer: '',
    deadline: localTime(deadline),
    holdUntil: '',
    most: '',
    sameTwice: true,
    languages: [],
  };
}

export const formOf = ({
  title,
  buyer,
  deadline,
  holdUntil = '',
  allowed,
  languages,
}: Tender): TenderForm => ({
  title,
  buyer: buyer?.name ?? '',
  deadline: localTime(new Date(deadline)),
  holdUntil,
  most: allowed?.references === undefined ? '' : String(allowed.references),
  sameTwice: allowed?.sameTwice ?? true,
  languages: languages as ContentLanguage[],
});

/** What the form does not show of the buyer stays. */
export function bodyOf(
  { title, buyer, deadline, holdUntil, most, sameTwice, languages }: TenderForm,
  saved?: Tender,
) {
  const allowed = { ...(most.trim() && { references: Number(most) }), ...(!sameTwice && { sameTwice }) };
  const at = new Date(deadline);
  const none = saved ? null : undefined;
  return {
    title,
    buyer: buyer.trim() ? { ...saved?.buyer, name: buyer } : none,
    deadline: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
    holdUntil: holdUntil || none,
    allowed: Object.keys(allowed).length > 0 ? allowed : none,
    languages,
  };
}

/** For a field of day and time, which has no time zone. */
export function localTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
