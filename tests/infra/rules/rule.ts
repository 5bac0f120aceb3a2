import type { Resource, StageName } from '../templates.ts';

/** A resource and where it stands. */
export interface ResourceContext {
  stage: StageName;
  /** The stack, as `addStacks` calls it. */
  stack: string;
  /** The logical id. */
  id: string;
  /** All of the same stack. */
  beside: Record<string, Resource>;
}

export interface Rule {
  /** What holds for every resource of the type. */
  holds: string;
  type: string;
  stages?: StageName[];
  /** Whether it is held for this resource at all. */
  concerns?: (resource: Resource, context: ResourceContext) => boolean;
  broken: (resource: Resource, context: ResourceContext) => boolean;
  /** What somebody might do, and the rule must notice. */
  careless: (resource: Resource, context: ResourceContext) => void;
}

export type Map = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- of a template, which the checks look into

export const properties = ({ Properties }: Resource): Map => Properties;
export const list = <Item>(value: Item | Item[] | undefined): Item[] =>
  value === undefined ? [] : ([value].flat() as Item[]);
