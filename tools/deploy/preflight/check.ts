import type { Stage } from '#infra/stage';

/** The target of a deployment. */
export interface Target {
  stage: Stage & { region: string };
}

/** `refused` stops a deployment and `note` does not. Both say what to do. */
export interface Verdict {
  state: 'passed' | 'note' | 'refused';
  message: string;
}

/** One thing that must be so in an account before anything is built for it. */
export interface Check {
  /** The subject in a word or two. */
  about: string;
  run(target: Target): Promise<Verdict>;
}

export const passed = (message: string): Verdict => ({ state: 'passed', message });
export const note = (message: string): Verdict => ({ state: 'note', message });
export const refused = (message: string): Verdict => ({ state: 'refused', message });

/** Refuses on `prod`, and only notes on other stages. */
export const demand = ({ stage }: Target, message: string): Verdict =>
  stage.name === 'prod' ? refused(message) : note(message);
