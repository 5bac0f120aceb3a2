export const MINIMUM_JAVA: number;
export function findJava(): string | undefined;
