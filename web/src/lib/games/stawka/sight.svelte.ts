/** Whom somebody wants to see on the map: pressed in a list beside it. */
class Sight {
  /** each press is a wish of its own, also for the same agent */
  asked: { agent: string } | null = $state.raw(null)

  show(agent: string): void {
    this.asked = { agent }
  }
}

export const sight = new Sight()
