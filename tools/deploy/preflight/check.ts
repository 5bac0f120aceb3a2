import type { Stage } from '#infra/stage';

export interface Target {
  stage: Stage & { region: string };
}

/** `refused` stops a deployment and `note` does not. */
export interface Verdict {
  state: 'passed' | 'note' | 'refused';
  message: string;
}

export interface Check {
  about: string;
  run(target: Target): Promise<Verdict>;
}

export const passed = (message: string): Verdict => ({ state: 'passed', message });
export const note = (message: string): Verdict => ({ state: 'note', message });
export const refused = (message: string): Verdict => ({ state: 'refused', message });

export const demand = ({ stage }: Target, message: string): Verdict =>
  stage.retainData ? refused(message) : note(message);
