import { email } from '#contract/primitives/schema';

export interface Addresses {
  good: string[];
  bad: string[];
}

/** Parses addresses that are separated by commas, semicolons, spaces or lines, also as "Name <address>". */
export function parseAddresses(text: string): Addresses {
  const good = new Set<string>();
  const bad: string[] = [];
  for (const part of partsOf(text)) {
    const checked = email.safeParse(part);
    if (checked.success) good.add(checked.data);
    else bad.push(part);
  }
  return { good: [...good], bad };
}

function partsOf(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((piece) => {
    const named = /<([^<>]+)>\s*$/.exec(piece);
    return named ? [named[1]!.trim()] : piece.split(/\s+/).filter(Boolean);
  });
}
