import { createContext, use } from 'react';

/** Returns the address at which a file of `web/` is served, by its path from there, and has it served. */
export type FileAddress = (path: string) => string;

const FileAddresses = createContext<FileAddress>((path) => `/${path}`);
export const FileAddressProvider = FileAddresses.Provider;

/** Where the page being rendered finds the project's files: hashed in a build, the sources in development. */
export const useFileAddress = (): FileAddress => use(FileAddresses);
