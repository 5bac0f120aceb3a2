import type { ErrorCode } from '../../primitives/error.ts';

interface Answer {
  code: ErrorCode | undefined;
  /** English, as the API always says it. */
  text: string;
  requestId: string | undefined;
}

export const said = ({ text }: Answer): string => text;

/** Of a field that the API refused, where the screen's own schema did not. */
export const fieldSaid = (text: string): string => text;
