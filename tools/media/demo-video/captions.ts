/** One step as the film shows it, from `start` to `end` in seconds. */
export interface FilmedStep {
  start: number;
  end: number;
  en: string;
  fi: string;
}

/** The captions of one language as WebVTT. */
export function webVtt(steps: readonly FilmedStep[], language: 'en' | 'fi'): string {
  const cues = steps.map((step) => `${clock(step.start)} --> ${clock(step.end)}\n${step[language]}`);
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  return new Date(milliseconds).toISOString().slice(11, 23);
}
