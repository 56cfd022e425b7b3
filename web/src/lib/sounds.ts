/** Short tones of our own making, played only if somebody wants them. Each has a visual twin. */
import { preferences } from './preferences.svelte'

export type Sound = 'turn' | 'event' | 'chat' | 'over' | 'low'

/** Notes as [frequency in Hz, start in s, length in s]. */
const SOUNDS: Record<Sound, { notes: [number, number, number][]; shape: OscillatorType; loud: number }> = {
  turn: {
    notes: [
      [587, 0, 0.16],
      [880, 0.14, 0.3],
    ],
    shape: 'sine',
    loud: 0.16,
  },
  event: { notes: [[330, 0, 0.07]], shape: 'triangle', loud: 0.08 },
  chat: {
    notes: [
      [740, 0, 0.09],
      [740, 0.12, 0.09],
    ],
    shape: 'sine',
    loud: 0.07,
  },
  over: {
    notes: [
      [392, 0, 0.18],
      [494, 0.15, 0.18],
      [587, 0.3, 0.28],
    ],
    shape: 'sine',
    loud: 0.14,
  },
  low: { notes: [[988, 0, 0.12]], shape: 'square', loud: 0.05 },
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!preferences.sounds) return
  context ??= new AudioContext()
  // A browser lets nothing sound before the first click; what is missed then is not made up for.
  if (context.state === 'suspended') void context.resume()
  const { notes, shape, loud } = SOUNDS[sound]
  const start = context.currentTime + 0.01
  for (const [frequency, at, length] of notes) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = shape
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(0, start + at)
    gain.gain.linearRampToValueAtTime(loud, start + at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + length + 0.02)
  }
}
