import type { ErrorCode } from '../../primitives/error.ts';

interface Answer {
  code: ErrorCode | undefined;
  /** English, as the API always says it. */
  text: string;
  requestId: string | undefined;
}

export const said = ({ text }: Answer): string => text;

/** A field says this if the API refused it although the screen's own schema did not. */
export const fieldSaid = (text: string): string => text;
