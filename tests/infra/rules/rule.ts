import type { Resource, StageName } from '../templates.ts';

export interface ResourceContext {
  stage: StageName;
  /** The key of the stack in `addStacks`. */
  stack: string;
  id: string;
  beside: Record<string, Resource>;
}

export interface Rule {
  holds: string;
  type: string;
  stages?: StageName[];
  concerns?: (resource: Resource, context: ResourceContext) => boolean;
  broken: (resource: Resource, context: ResourceContext) => boolean;
  /** Breaks the rule, to test that the check notices. */
  careless: (resource: Resource, context: ResourceContext) => void;
}

export type Map = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- of a template, which the checks look into

export const properties = ({ Properties }: Resource): Map => Properties;
export const list = <Item>(value: Item | Item[] | undefined): Item[] =>
  value === undefined ? [] : ([value].flat() as Item[]);
