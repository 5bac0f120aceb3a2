import { isOfStream } from '../streams/mappings.ts';
import type { Assembly } from './assembly.ts';

const NOT_EMULATED = ['AWS::Lambda::EventSourceMapping', 'AWS::Scheduler::Schedule'];

/** Reported at the start, so that nobody waits for an event in vain. */
export function notEmulated(assembly: Assembly): string[] {
  return NOT_EMULATED.flatMap((type) =>
    assembly
      .ofType(type)
      .filter((resource) => !isOfStream(resource))
      .map(({ stack, logicalId }) => `${stack}/${logicalId} (${type})`),
  );
}
