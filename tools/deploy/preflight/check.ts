import type { Stage } from '#infra/stage';

/** What a deployment is about to be made of. */
export interface Target {
  stage: Stage & { region: string };
}

/** `refused` stops a deployment; `note` is told, and it goes on. Each says what to do. */
export interface Verdict {
  state: 'passed' | 'note' | 'refused';
  message: string;
}

/** One thing that must be so in an account before anything is built for it. */
export interface Check {
  /** What is checked, in a word or two. */
  about: string;
  run(target: Target): Promise<Verdict>;
}

export const passed = (message: string): Verdict => ({ state: 'passed', message });
export const note = (message: string): Verdict => ({ state: 'note', message });
export const refused = (message: string): Verdict => ({ state: 'refused', message });

/** `prod` must be whole; whoever tries something out on another stage is told what it lacks. */
export const demand = ({ stage }: Target, message: string): Verdict =>
  stage.name === 'prod' ? refused(message) : note(message);
