export function checkNode(): void;
export function ensurePackages(): void;
export function ensureJava(): void;
export function findChromium(): string | undefined;
export function ensureChromium(): void;
export function findFirefox(): string | undefined;
export function ensureFirefox(): void;
