type Step = () => void | Promise<void>;

export class CleanUp {
  private readonly steps: Step[] = [];

  add(step: Step): void {
    this.steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        // One part that cannot be stopped must not keep the others running.
        console.error('While stopping:', error);
      }
    }
  }
}
