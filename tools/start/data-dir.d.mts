export interface DataDirUser {
  pid: number;
  port: number;
}

export function dataDirFromEnvironment(): string;
export function isDataDir(directory: string): boolean;
export function prepareDataDir(directory: string): void;
export function assertUnused(directory: string): Promise<void>;
export function lockDataDir(directory: string, port: number): Promise<() => void>;
export function dataDirUser(directory: string): Promise<DataDirUser | undefined>;
