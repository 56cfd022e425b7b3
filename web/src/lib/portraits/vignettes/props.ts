/** Things that a card is about, drawn once; each stands with its middle at 0 0 and is about 30 units wide. */
import { box, dot, egg } from '../ink'
import type { Picture } from './paint'

export const PROPS = {
  order: [
    ['paper', box(-12, -16, 24, 32, 1)],
    ['slate', 'M-8-10H8M-8-5H8M-8 0H4', 1.6],
    ['red', dot(5, 9, 5)],
    ['paper', 'M2.5 9L4.5 11L8 7', 1.4],
  ],
  note: [
    ['paper', 'M-13-9L11-13L14 9L-10 13Z'],
    ['slate', 'M-8-4L8-6.6M-7 1L9-1.6M-6 6L4 4.4', 1.5],
  ],
  keys: [
    ['brass', dot(-8, -4, 6), 3],
    ['brass', 'M-3.5-1L14 10M8 6L11 1M12 9L15 4', 3],
  ],
  money: [
    ['leaf', box(-15, -8, 28, 14, 1), 0, 'rotate(-8)'],
    ['cream', dot(-1, -1, 4)],
    ['moss', box(-12, -3, 28, 14, 1), 0, 'rotate(6)'],
    ['cream', dot(2, 4, 4)],
  ],
  list: [
    ['bark', box(-13, -17, 26, 34, 2)],
    ['paper', box(-10, -13, 20, 28, 1)],
    ['brass', box(-5, -18, 10, 6, 1)],
    ['slate', 'M-6-6H6M-6-1H6M-6 4H6M-6 9H2', 1.5],
  ],
  card: [
    ['sand', box(-16, -11, 32, 22, 1.5)],
    ['slate', box(-12, -7, 9, 12)],
    ['ink', 'M1-5H12M1 0H12M1 5H8', 1.5],
    ['red', dot(9, 6, 3.5), 1.4],
  ],
  file: [
    ['sand', 'M-16-10H-4L-1-7H16V13H-16Z'],
    ['wall', 'M-16-4H16V13H-16Z'],
    ['red', 'M-10 2H10M-10 7H4', 1.8],
  ],
  glasses: [
    ['steel', 'M-14-10H-2L-7 0V9H-3V11H-13V9H-9V0ZM2-10H14L9 0V9H13V11H3V9H7V0Z', 0, '', 0.9],
    ['brass', 'M-12-7H-4L-8-1ZM4-7H12L8-1Z'],
  ],
  pill: [
    ['paper', box(-15, -11, 30, 22, 2)],
    ['leaf', 'M-3-7H3V-3H7V3H3V7H-3V3H-7V-3H-3Z'],
  ],
  door: [
    ['bark', box(-11, -19, 22, 38, 1)],
    ['plank', box(-8, -16, 16, 35)],
    ['brass', dot(5, 3, 1.8)],
  ],
  crate: [
    ['plank', box(-15, -11, 30, 22, 1)],
    ['bark', 'M-15-4H15M-15 4H15M-8-11V11M8-11V11', 1.6],
  ],
  letter: [
    ['paper', box(-15, -10, 30, 20, 1)],
    ['red', 'M-14-9L0 2L14-9', 1.8],
  ],
  room: [
    ['bark', egg(0, 0, 15, 10)],
    ['brass', egg(0, 0, 12.5, 7.5)],
    ['ink', 'M-7-3Q-2-6-3-1L-7 4H-2M2-3L5-4V4M8-4H12L9 4', 1.8],
  ],
  lamp: [
    ['brass', 'M-20-14L0 16L20-14Z', 0, '', 0.5],
    ['ink', 'M-7-20H7L10-13H-10Z'],
    ['cream', egg(0, -13, 8, 2.5)],
  ],
  phone: [
    ['ink', 'M-15 12Q-13-2 0-2Q13-2 15 12Z'],
    ['cream', dot(0, 5, 5)],
    ['ink', dot(0, 5, 1.8)],
    ['ink', 'M-14-6Q0-14 14-6', 5],
    ['ink', 'M-15-7V-3M15-7V-3', 6],
  ],
  bubble: [
    ['paper', 'M-15-12Q-15-15-12-15H12Q15-15 15-12V4Q15 7 12 7H2L-8 15L-6 7H-12Q-15 7-15 4Z'],
    ['ink', 'M-9-8H9M-9-3H9M-9 2H3', 1.8],
  ],
  rifles: [
    ['bark', 'M-12 16L-8 2M0 16V2M12 16L8 2', 4],
    ['ink', 'M-8 2L-2-18M0 2V-19M8 2L2-18', 2],
  ],
  packet: [
    ['straw', box(-14, -10, 28, 20, 1)],
    ['bark', 'M-14 0H14M0-10V10', 1.8],
    ['red', dot(0, 0, 3.4)],
  ],
  cup: [
    ['paper', 'M-11-4H9Q9 12-1 12Q-11 12-11-4Z'],
    ['paper', 'M9-1Q17-2 15 4Q13 8 7 7', 2.4],
    ['steel', 'M-6-8Q-9-12-6-16M2-8Q-1-12 2-16', 1.8],
    ['sand', egg(-1, 13, 14, 2.5)],
  ],
  flame: [
    ['red', 'M0-20Q14-6 10 6Q6 15 0 15Q-8 15-10 6Q-12-4-4-8Q-4-14 0-20Z'],
    ['brass', 'M0-8Q7 0 5 7Q3 12 0 12Q-5 12-5 6Q-5 0-1-2Q-1-5 0-8Z'],
  ],
  drawing: [
    ['slate', box(-17, -12, 34, 24, 1)],
    ['cream', 'M-13 6H-4L2-6H13M-4 6V9M2-6V9M-13-7H-5', 1.6],
    ['cream', dot(7, 3, 4), 1.4],
  ],
  book: [
    ['red', 'M-16-10Q-8-13 0-9Q8-13 16-10V11Q8 8 0 12Q-8 8-16 11Z'],
    ['paper', 'M-13-8Q-7-10-1-7V8Q-7 5-13 7ZM13-8Q7-10 1-7V8Q7 5 13 7Z'],
    ['slate', 'M-10-3H-4M-10 1H-4M4-3H10M4 1H10', 1.4],
  ],
  safe: [
    ['slate', box(-15, -15, 30, 30, 2)],
    ['stone', box(-11, -11, 22, 22, 1)],
    ['ink', dot(0, 0, 6), 2.4],
    ['ink', 'M0-9V9M-9 0H9', 1.8],
  ],
  bread: [
    ['paper', 'M-14-3L2-14L14-4L-2 9Z'],
    ['slate', 'M-8-3L2-9M-4 1L7-6', 1.4],
  ],
  cross: [['bark', 'M0-18V18M-10-7H10', 4]],
  pines: [
    ['moss', 'M-14 16L-6-6L2 16ZM-12 8L-6-14L0 8ZM2 16L9-2L16 16ZM4 9L9-9L14 9Z'],
    ['bark', 'M-6 16V20M9 16V20', 3],
  ],
  bulb: [
    ['brass', 'M-24 18L-5-10H5L24 18Z', 0, '', 0.4],
    ['ink', 'M0-20V-14', 2],
    ['cream', dot(0, -9, 6)],
  ],
  ear: [
    ['skin', 'M-8-10Q-6-18 3-17Q13-15 11-3Q10 4 5 7Q3 15-3 15Q-9 14-8 6Z'],
    ['bark', 'M-3-8Q0-13 5-10Q8-4 3 0Q0 3 1 7', 1.8],
  ],
  dog: [
    ['ink', 'M-18-2L-12-12L-8-8L-4-4H8Q15-4 16-12L19-11Q20-2 14 2L15 14H11L9 5H-3L-5 14H-9L-8 3Q-12 2-12-1Z'],
    ['ink', 'M-18-2L-21 1L-14 2Z'],
    ['red', 'M-9-6L-4-1', 2.4],
  ],
  warrant: [
    ['cream', box(-13, -17, 26, 34, 1)],
    ['ink', 'M-7-11H7', 3],
    ['slate', 'M-8-4H8M-8 1H8M-8 6H2', 1.5],
    ['red', dot(6, 11, 3.5)],
    ['red', 'M4 14L2 20L6 18L10 20L8 14Z'],
  ],
  barrier: [
    ['ink', 'M-20-4V16M20-4V16', 4],
    ['paper', box(-24, -8, 48, 8, 1)],
    ['red', 'M-24-8H-15L-19 0H-24ZM-9-8H-1L-5 0H-13ZM5-8H13L9 0H1ZM19-8H24V0H15Z'],
  ],
  mask: [
    ['paper', 'M-15-10Q-7-14 0-8Q7-14 15-10Q15 6 6 7Q1 6 0 0Q-1 6-6 7Q-15 6-15-10Z'],
    ['ink', egg(-7.5, -3, 4, 2.6)],
    ['ink', egg(7.5, -3, 4, 2.6)],
  ],
  wires: [
    ['ink', egg(0, -12, 12, 3), 2.4],
    ['ink', 'M-14 4Q-14-12 0-12Q14-12 14 4', 2.6],
    ['slate', box(-18, 2, 8, 14, 3)],
    ['slate', box(10, 2, 8, 14, 3)],
  ],
  cipher: [
    ['cream', box(-17, -10, 34, 20, 1)],
    ['ink', 'M-12-5H-8M-5-5H-4M-1-5H3M6-5H7M10-5H13M-12 0H-11M-8 0H-4M-1 0H0M3 0H7M-12 5H-8M-5 5H-1M2 5H3', 2.2],
  ],
  map: [
    ['cream', 'M-18-10L-6-14L6-10L18-14V10L6 14L-6 10L-18 14Z'],
    ['sand', 'M-6-14L6-10V14L-6 10Z'],
    ['red', 'M-12 4Q-4-6 4 0T14-6', 1.8],
    ['red', dot(14, -6, 2.4)],
  ],
  truck: [
    ['moss', 'M-19 8V-8H6V8Z'],
    ['leaf', 'M-19-8Q-18-15-7-15T6-8Z'],
    ['moss', 'M7 8V-5H13L19 2V8Z'],
    ['sky', 'M9-3H12.5L15.5 1H9Z'],
    ['ink', dot(-11, 9, 5) + dot(12, 9, 5)],
    ['stone', dot(-11, 9, 2) + dot(12, 9, 2)],
  ],
  lock: [
    ['ink', 'M-7-2V-9Q-7-16 0-16Q7-16 7-9V-2', 3.4],
    ['brass', box(-11, -3, 22, 18, 2)],
    ['ink', dot(0, 4, 2.6)],
    ['ink', 'M0 5V10', 2.4],
  ],
  cable: [
    ['ink', 'M-20 4Q-10-10 0 0T20-6', 2.6],
    ['brass', 'M-2-8L-6 1H0L-3 9L7-3H1L5-8Z'],
  ],
  toast: [
    ['steel', 'M-9-16H5L2-2V9H7V12H-11V9H-6V-2Z', 0, 'rotate(-12)'],
    ['brass', 'M-7-12H3L1-5H-5Z', 0, 'rotate(-12)'],
    ['cream', dot(8, -12, 1.6)],
    ['cream', dot(11, -6, 1.2)],
  ],
  watch: [
    ['ink', 'M-20 0Q0-16 20 0Q0 16-20 0Z'],
    ['paper', 'M-16 0Q0-12 16 0Q0 12-16 0Z'],
    ['slate', dot(0, 0, 6.5)],
    ['ink', dot(0, 0, 3)],
  ],
  clock: [
    ['ink', dot(0, 0, 17)],
    ['cream', dot(0, 0, 14)],
    ['ink', 'M0 0V-10M0 0L7 4', 2.6],
    ['red', dot(0, 0, 2)],
  ],
  fan: [
    ['cream', 'M-14-12Q0-20 14-12L4 12H-4Z'],
    ['red', 'M-8-14L-2 12M0-16V12M8-14L2 12', 1.6],
  ],
  print: [
    ['paper', box(-15, -18, 30, 36, 2)],
    ['ink', 'M-8 8Q-9-9 0-9Q9-9 8 8M-4 10Q-5-4 0-4Q5-4 4 10M0 11V1M-11 4Q-12-13 0-13Q12-13 11 4', 1.8],
  ],
  drawer: [
    ['wood', box(-22, -12, 44, 24, 1)],
    ['ink', 'M-18-8H18L14 4H-14Z'],
    ['plank', box(-20, 4, 40, 11, 1)],
    ['brass', dot(0, 9.5, 2.2)],
  ],
  bottom: [
    ['bark', 'M-20-6H20L17 14H-17Z'],
    ['plank', 'M-17-12H17L20-6H-20Z'],
    ['brass', 'M-9 2H9V9H-9Z'],
    ['ink', 'M-20-6H20', 1.8],
  ],
  hands: [
    ['skin', 'M-20 10Q-14-8-4-10L2-8Q0-4-5-3L8-4Q12-2 8 1L-2 3L9 3Q11 6 7 8L-4 9Q-12 14-20 14Z'],
    ['ink', box(-26, 6, 9, 12, 1)],
    ['brass', dot(15, -4, 4.5)],
  ],
  boards: [
    ['plank', box(-24, 2, 48, 5)],
    ['wood', box(-24, 8, 48, 5)],
    ['brass', 'M-8-4L-4-10L0-4L4-10L8-4', 2],
  ],
  window: [
    ['ink', box(-14, -17, 28, 34, 1)],
    ['brass', panes(-11, -14)],
    ['red', 'M-11-14Q-4-2-10 14H-11ZM11-14Q5-2 10 14H11Z'],
  ],
  scales: [
    ['bark', 'M0-14V14M-8 14H8M-16-10H16', 2.4],
    ['brass', 'M-22 0Q-16 8-10 0ZM10 0Q16 8 22 0Z'],
    ['bark', 'M-16-10L-22 0M-16-10L-10 0M16-10L10 0M16-10L22 0', 1.3],
  ],
  poker: [
    ['paper', box(-16, -13, 17, 25, 2), 0, 'rotate(-12)'],
    ['cream', box(-2, -13, 17, 25, 2), 0, 'rotate(10)'],
    ['red', 'M-8-6L-4 0L-8 6L-12 0Z', 0, 'rotate(-12)'],
    ['ink', 'M6.5-7Q12-1 9.5 3Q7 4 6.5 1Q6 4 3.5 3Q1-1 6.5-7Z', 0, 'rotate(10)'],
  ],
  tracks: [
    ['bark', egg(-12, 8, 3.4, 6), 0, 'rotate(20 -12 8)'],
    ['bark', egg(-2, -2, 3.4, 6), 0, 'rotate(20 -2 -2)'],
    ['bark', egg(8, 4, 3.4, 6), 0, 'rotate(20 8 4)'],
    ['bark', egg(15, -10, 3.4, 6), 0, 'rotate(20 15 -10)'],
  ],
  weather: [
    ['brass', dot(-6, -5, 8)],
    ['paper', 'M-12 10Q-16 2-7 1Q-4-7 5-4Q14-5 14 3Q19 10 10 10Z'],
  ],
  ticket: [
    ['cream', 'M-18-8H18V-3Q14 0 18 3V8H-18V3Q-14 0-18-3Z'],
    ['red', 'M-10-3H6M-10 3H0', 2],
    ['slate', 'M10-8V8', 1.2],
  ],
  lips: [
    ['red', 'M-17 0Q-8-11 0-5Q8-11 17 0Q6 12 0 12Q-6 12-17 0Z'],
    ['ink', 'M-13 0Q0 5 13 0', 1.8],
    ['paper', 'M14-14L18-10M19-16L22-13M20-6H25', 1.8],
  ],
  rank: [
    ['ink', 'M-18 6Q-20-12 0-14Q20-12 18 6Q0-2-18 6Z'],
    ['slate', 'M-15 3Q0-4 15 3V9Q0 2-15 9Z'],
    ['ink', 'M-16 10Q0 2 16 10Q12 16 0 12Q-12 16-16 10Z'],
  ],
} satisfies Record<string, Picture>

/** The four panes of a window. */
function panes(x: number, y: number): string {
  return box(x, y, 10, 13) + box(x + 12, y, 10, 13) + box(x, y + 15, 10, 13) + box(x + 12, y + 15, 10, 13)
}
