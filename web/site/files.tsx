import { createContext, use } from 'react';

/** Returns the address of a file, given its path below `web/`, and adds the file to the output. */
export type FileAddress = (path: string) => string;

const FileAddresses = createContext<FileAddress>((path) => `/${path}`);
export const FileAddressProvider = FileAddresses.Provider;

export const useFileAddress = (): FileAddress => use(FileAddresses);
