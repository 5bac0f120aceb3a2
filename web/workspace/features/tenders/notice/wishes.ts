import * as z from 'zod/mini';
import { cpv, region } from '#contract/reference/fact-schemas';
import type { Condition } from '#contract/tender/condition';
import { tenderLimits } from '#contract/tender/limits';

/** The buyer says what and where the work is, and asks no reference to be alike. So each is a wish that a person takes. */
export function wishesOf(codes: readonly string[], places: readonly string[]): Condition[] {
  const wishes = [
    { kind: 'cpv', wish: true, any: valid(cpv, codes) },
    { kind: 'region', wish: true, any: valid(region, places) },
  ] as const satisfies Condition[];
  return wishes.filter(({ any }) => any.length > 0);
}

function valid(schema: typeof cpv, codes: readonly string[]): string[] {
  const found = codes.flatMap((code) => z.safeParse(schema, code).data ?? []);
  return [...new Set(found)].slice(0, tenderLimits.choices);
}

/** In a text, codes count only soon after the name of their list. */
export const wishesIn = (text: string): Condition[] =>
  wishesOf(
    after(/\bCPV\b(?:[^\d.]{1,80}\d{8}(?:-\d)?\b)+/gi, /\b\d{8}(?:-\d)?\b/g, text),
    after(/\bNUTS\b.{0,100}/gis, /\b[A-Z]{2}(?=[A-Z]*\d)[\dA-Z]{1,3}\b/g, text),
  );

const after = (list: RegExp, code: RegExp, text: string): string[] =>
  [...text.matchAll(list)].flatMap(([part]) => part.match(code) ?? []);
