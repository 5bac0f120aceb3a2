import * as fc from 'fast-check';

/** Shrinking repeats a failure on the same organization until it meets a limit, which then hides the cause. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
