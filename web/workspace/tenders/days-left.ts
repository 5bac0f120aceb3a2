const dayMs = 86_400_000;
const startOfDay = (at: Date) => new Date(at).setHours(0, 0, 0, 0);

/** Whole days of the calendar here until the deadline, or -1 if it is over. */
export const daysLeft = (deadline: string, now: Date): number =>
  new Date(deadline) < now ? -1 : Math.round((startOfDay(new Date(deadline)) - startOfDay(now)) / dayMs);
