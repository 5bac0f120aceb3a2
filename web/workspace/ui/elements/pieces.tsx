import { Children, type ReactNode } from 'react';

/** Shows a sentence that has elements in it; each piece is known by its place. */
export const Pieces = ({ of }: { of: readonly ReactNode[] }) => Children.toArray(of);
