import { isOfStream } from '../streams/mappings.ts';
import type { Assembly } from './assembly.ts';

/** Resources that would make something happen on AWS and make nothing happen here. */
const NOT_EMULATED = ['AWS::Lambda::EventSourceMapping', 'AWS::Scheduler::Schedule'];

/** Reported at the start, so that nobody waits for an event that never comes. */
export function notEmulated(assembly: Assembly): string[] {
  return NOT_EMULATED.flatMap((type) =>
    assembly
      .ofType(type)
      .filter((resource) => !isOfStream(resource))
      .map(({ stack, logicalId }) => `${stack}/${logicalId} (${type})`),
  );
}
